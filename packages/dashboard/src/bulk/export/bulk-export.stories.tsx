import type { BulkExport as BulkExportAnswer, SendOutlook } from "@mailwright/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { refuse } from "../../testing/memory-server.js";
import { templatesOf } from "../../testing/sample-templates.js";
import { StoryDialog } from "../../testing/story-dialog.js";

const templates = templatesOf(4);
const never = () => new Promise<Response>(() => undefined);

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Bulk export",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "bulk-export", templates }, templates },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const resultOf = (at: number, failure: string | null): BulkExportAnswer["results"][number] => ({
  ...{ templateId: templates[at]?.id ?? "", name: templates[at]?.name ?? "", message: "", externalUrl: null, failure },
  state: failure === null ? "done" : "refused",
});
const waiting = (at: number) => ({ ...resultOf(at, null), name: "", state: "waiting" as const });

/** What the server says of the export that it was asked for. */
function saying(change: Partial<BulkExportAnswer>): (request: Request) => Response | undefined {
  const answer: BulkExportAnswer = {
    ...{ id: "b1", provider: null, failure: null, createdAt: "2026-11-27T09:00:00.000Z", endedAt: null, fileUrl: null },
    ...{ state: "done", results: [0, 1, 2, 3].map((at) => resultOf(at, null)), ...change },
  };
  return ({ url }) => (/export\/(?:files|bulk\/[\w-]+)$/.test(url) ? Response.json(answer) : undefined);
}

async function start(canvas: Canvas) {
  const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
  await userEvent.click(dialog.getByRole("button", { name: "Export" }));
}

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
    await expect(dialog.getByRole("checkbox", { name: /^HTML/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Images/ }));
    await expect(dialog.getByText("Mobile")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^HTML/ }));
    await expect(dialog.getByRole("button", { name: "Export" })).toBeDisabled();
  },
};

const many = templatesOf(101);

export const TooMany: Story = {
  args: { request: { id: "bulk-export", templates: many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One export takes up to 100 templates, and 101 are selected/)).toBeVisible();
  },
};

export const Starting: Story = {
  args: { intercept: ({ method }) => (method === "POST" ? never() : undefined) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NotStarted: Story = {
  args: { intercept: ({ method }) => (method === "POST" ? refuse(503, "renderer-unavailable") : undefined) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This server is not configured to make PDF and images.");
  },
};

export const Waiting: Story = {
  args: { intercept: saying({ state: "waiting", results: [0, 1, 2, 3].map(waiting) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("progressbar", { name: "Waits for its turn" })).toBeVisible();
  },
};

export const Working: Story = {
  args: { intercept: saying({ state: "running", results: [resultOf(0, null), resultOf(1, null), waiting(2), waiting(3)] }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("progressbar", { name: "2 of 4 templates" })).toHaveAttribute("aria-valuenow", "50");
  },
};

export const Done: Story = {
  args: { intercept: saying({ fileUrl: "/api/v2/jobs/b1/result" }) },
  play: async ({ canvas }) => {
    await start(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getByText("4 templates are in the archive.")).toBeVisible();
    await expect(report.getByRole("button", { name: "Download archive" })).toBeVisible();
  },
};

export const SomeLeftOut: Story = {
  args: {
    intercept: saying({
      fileUrl: "/api/v2/jobs/b1/result",
      results: [resultOf(0, null), resultOf(1, "not-compilable"), resultOf(2, "content-too-costly"), resultOf(3, null)],
    }),
  },
  play: async ({ canvas }) => {
    await start(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const NothingExported: Story = {
  args: { intercept: saying({ results: [0, 1, 2, 3].map((at) => resultOf(at, "template-not-found")) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText("No template could be exported, so there is no archive.")).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { intercept: saying({ state: "cancelled", results: [0, 1, 2, 3].map(waiting) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Start again" }));
    await expect(await canvas.findByRole("dialog", { name: "Export 4 templates" })).toBeVisible();
  },
};

const offered = ["KLAVIYO", "BREVO", "MAILCHIMP", "WEBHOOK"].map((provider) => ({
  provider,
  isReady: provider !== "MAILCHIMP",
  mayUpdate: true,
}));
const outlookOf = (templateId: string, change: Partial<SendOutlook> = {}): SendOutlook => ({
  templateId,
  refusal: null,
  untranslated: [],
  problems: [],
  unreached: [],
  errors: [],
  ...change,
});
const birthday = { tag: "{{ birthday }}", problem: "no-tag" } as const;

interface Services {
  /** What is told of the templates before they go. */
  readonly outlooks?: readonly SendOutlook[] | undefined;
  readonly connections?: readonly object[];
  readonly ended?: Partial<BulkExportAnswer>;
  /** How the server answers when it is to begin. */
  readonly refused?: () => Response;
}

/** A server that hands emails over to some services. */
function withServices({ outlooks = templates.map(({ id }) => outlookOf(id)), connections = [], ended, refused }: Services) {
  const answer = saying({ provider: "KLAVIYO", ...ended });
  return (request: Request): Response | Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/export/destinations")) return Response.json({ destinations: offered, isPublic: true });
    if (pathname.endsWith("/connections")) return Response.json(connections);
    if (pathname.endsWith("/look")) return outlooks.length > 0 ? Response.json(outlooks) : never();
    if (pathname.endsWith("/export/many/KLAVIYO")) return refused?.() ?? Response.json({ ...templates[0], id: "b1" });
    return answer(request);
  };
}

async function openKlaviyo(canvas: Canvas) {
  await canvas.findByRole("dialog", { name: "Export 4 templates" });
  await userEvent.click(canvas.getByRole("tab", { name: "Email provider" }));
  await userEvent.click(await canvas.findByRole("button", { name: /^Klaviyo/ }));
  await canvas.findByRole("heading", { name: "Klaviyo" });
}

async function sendToKlaviyo(canvas: Canvas) {
  await openKlaviyo(canvas);
  await canvas.findByText("Nothing stands in the way.");
  fireEvent.change(canvas.getByLabelText("Private API key"), { target: { value: "pk" } });
  await userEvent.click(await canvas.findByRole("button", { name: "Export 4" }));
}

export const Services: Story = {
  args: { intercept: withServices({}) },
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog", { name: "Export 4 templates" });
    await userEvent.click(canvas.getByRole("tab", { name: "Email provider" }));
    await expect(await canvas.findByRole("button", { name: /^Klaviyo/ })).toBeVisible();
  },
};

export const ServicesNotLoaded: Story = {
  args: { intercept: ({ url }) => (url.endsWith("/export/destinations") ? refuse(500, "internal") : undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Email provider" }));
    await expect(await canvas.findByText("The destinations could not be loaded")).toBeVisible();
  },
};

export const NothingInTheWay: Story = {
  args: { intercept: withServices({}) },
  play: async ({ canvas }) => {
    await openKlaviyo(canvas);
    await expect(await canvas.findByText("Nothing stands in the way.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export 4" })).toBeDisabled();
  },
};

export const KnownBefore: Story = {
  args: {
    intercept: withServices({
      outlooks: [
        outlookOf(templates[0]?.id ?? "", {
          untranslated: [birthday],
          errors: ["A link leads nowhere."],
          unreached: [{ address: "https://localhost/lamp.png", fault: "computer" }],
        }),
        outlookOf(templates[1]?.id ?? "", { untranslated: [birthday, { tag: '{{ city | default: "you" }}', problem: "no-fallback" }] }),
        outlookOf(templates[2]?.id ?? "", {
          problems: [{ code: "html-too-long", words: "", values: { max: "150,000", length: "162,000" }, isAdvice: false }],
        }),
        outlookOf(templates[3]?.id ?? "", { refusal: "template-not-found" }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await openKlaviyo(canvas);
    await expect(await canvas.findByText(/^2 templates cannot go there and are left out/)).toBeVisible();
    await expect(canvas.getByText(/^The checks have found errors in 1 template/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export 2" })).toBeVisible();
  },
};

export const LookingAtThem: Story = {
  args: { intercept: withServices({ outlooks: [] }) },
  play: async ({ canvas }) => {
    await openKlaviyo(canvas);
    await expect(await canvas.findByText("Looking at the templates: 0 of 4")).toBeVisible();
  },
};

export const SendNotStarted: Story = {
  args: { intercept: withServices({ refused: () => refuse(409, "too-many-exports") }) },
  play: async ({ canvas }) => {
    await sendToKlaviyo(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Three exports of yours are under way already.");
  },
};

export const AllSent: Story = {
  args: { intercept: withServices({}) },
  play: async ({ canvas }) => {
    await sendToKlaviyo(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getByText("4 templates have been exported to Klaviyo.")).toBeVisible();
  },
};

export const SomeNotSent: Story = {
  args: {
    intercept: withServices({
      ended: {
        results: [
          { ...resultOf(0, null), externalUrl: "https://www.klaviyo.com/template/M1" },
          { ...resultOf(1, "VALIDATION"), message: "The name is taken" },
          { ...resultOf(2, "UPSTREAM"), state: "uncertain" },
          waiting(3),
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await sendToKlaviyo(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getByText(/Klaviyo says: The name is taken/)).toBeVisible();
    await expect(report.getByRole("link", { name: "Show it: Newsletter 1" })).toBeVisible();
    await userEvent.click(report.getByRole("button", { name: "Export the other 2" }));
    await expect(await canvas.findByRole("dialog", { name: "Export 2 templates" })).toBeVisible();
  },
};
