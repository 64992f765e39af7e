import type { BulkExport as BulkExportAnswer, SendOutlook } from "@mailwright/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { never, resultOf, saying, exported as templates, waiting } from "../../../testing/exports-told.js";
import { refuse } from "../../../testing/memory-server.js";
import { StoryDialog } from "../../../testing/story-dialog.js";

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Bulk export to a service",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "bulk-export", templates }, templates },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const offered = ["KLAVIYO", "BREVO", "MAILCHIMP", "WEBHOOK"].map((provider) => ({
  provider,
  isReady: provider !== "MAILCHIMP",
}));
const outlookOf = (templateId: string, change: Partial<SendOutlook> = {}): SendOutlook => ({
  templateId,
  refusal: null,
  wasSent: false,
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
  readonly mayUpdate?: boolean;
  /** How the server answers when it is to begin. */
  readonly refused?: () => Response;
}

/** A server that hands emails over to some services. */
function withServices({
  outlooks = templates.map(({ id }) => outlookOf(id)),
  connections = [],
  ended,
  refused,
  mayUpdate = true,
}: Services) {
  const answer = saying({ provider: "KLAVIYO", ...ended });
  return (request: Request): Response | Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/export/destinations"))
      return Response.json({ destinations: offered.map((each) => ({ ...each, mayUpdate })), isPublic: true });
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
  await sendFromKlaviyo(canvas);
}

async function sendFromKlaviyo(canvas: Canvas) {
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

export const SentAgain: Story = {
  args: {
    intercept: withServices({
      outlooks: templates.map(({ id }, at) => outlookOf(id, { wasSent: at < 3 })),
      ended: {
        results: [
          { ...resultOf(0, null), effect: "changed", externalUrl: "https://www.klaviyo.com/template/M1" },
          { ...resultOf(1, null), effect: "changed" },
          { ...resultOf(2, null), effect: "remade", externalUrl: "https://www.klaviyo.com/template/M2" },
          { ...resultOf(3, null), effect: "made" },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await openKlaviyo(canvas);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Change the 3 that went there before/ }));
    await sendFromKlaviyo(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    const done = report.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(done[0]).toBe("Newsletter 1ChangedShow it");
    await expect(done[2]).toBe("Newsletter 3New: what was there could not be changedShow it");
    await expect(done[3]).toBe("Newsletter 4New");
  },
};

export const ThereBefore: Story = {
  args: { intercept: withServices({ mayUpdate: false, outlooks: templates.map(({ id }) => outlookOf(id, { wasSent: true })) }) },
  play: async ({ canvas }) => {
    await openKlaviyo(canvas);
    await expect(await canvas.findByText(/^4 went to Klaviyo before\. What is there stays as it is/)).toBeVisible();
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
