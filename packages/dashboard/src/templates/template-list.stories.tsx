import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Template list",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { templates: templatesOf(6), view: "status=draft" },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

const never = () => new Promise<Response>(() => undefined);
const neverMoved = (request: Request) => (request.method === "PUT" ? never() : undefined);
const drafts = templatesOf(6, { status: "draft" });
const asList: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("radio", { name: "List" }));
};

const publishing: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Actions for Newsletter 1" }));
  await userEvent.click(await canvas.findByRole("menuitem", { name: "Publish" }));
  await waitFor(() => expect(canvas.getByRole("button", { name: "Actions for Newsletter 1" }).closest("[aria-busy=true]")).not.toBeNull());
};

/** A server without a browser draws no pictures. */
export const CardsInFrames: Story = { args: { templates: templatesOf(3, { previewPictureUrl: null }) } };

export const CardWaitsForTheServer: Story = { args: { templates: drafts, intercept: neverMoved }, play: publishing };

export const RowWaitsForTheServer: Story = {
  args: { templates: drafts, intercept: neverMoved },
  play: async (context) => {
    await asList(context);
    await publishing(context);
  },
};

const marked = [
  aTemplate("Locked by another", { status: "draft", isShared: true, isLocked: true, collaboratorId: "ben" }),
  aTemplate("Locked by you", { status: "draft", isShared: true, isLocked: true, collaboratorId: "ann" }),
  aTemplate("Shared and marked, with a name that is longer than its cell", { status: "draft", isShared: true, tags: "favorite" }),
];

export const MarkedRows: Story = {
  args: { templates: marked },
  play: async (context) => {
    await asList(context);
    await expect(await context.canvas.findByRole("img", { name: "The template is locked because you are editing it." })).toBeVisible();
  },
};

const exported = { provider: "MAILCHIMP", name: "Mailchimp", version: 1, isCurrent: true, createdAt: "2026-04-12T15:30:00.000Z" };
const exports = [
  aTemplate("Spring sale", { status: "draft", lastExport: exported }),
  aTemplate("Autumn news", { status: "draft", version: 3, tags: "autumn,news", lastExport: { ...exported, isCurrent: false } }),
  aTemplate("Never exported", { status: "draft", lastExport: null }),
  aTemplate("To a service with a long name", { status: "draft", lastExport: { ...exported, name: "Constant Contact" } }),
];

/** How many threads of comments nobody has resolved; those without say nothing. */
export const Commented: Story = {
  args: {
    templates: [
      aTemplate("Spring sale", { status: "draft", openComments: 3, unreadMentions: 1 }),
      aTemplate("Autumn news", { status: "draft", tags: "autumn,news", openComments: 1, lastExport: exported }),
      aTemplate("Nobody commented", { status: "draft", openComments: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 open comments")).toBeInTheDocument();
    await expect(canvas.getAllByText("You are mentioned")).toHaveLength(1);
    await expect(canvas.getByText("1 open comment")).toBeInTheDocument();
    await expect(canvas.getAllByText(/open comment/)).toHaveLength(2);
  },
};

const personHere = (name: string) => ({ id: name, name });
const open = [
  aTemplate("One is here", { status: "draft", isShared: true, peopleHere: [personHere("Ann Lindqvist")] }),
  aTemplate("Two are", {
    status: "draft",
    isShared: true,
    tags: "autumn,news",
    openComments: 2,
    peopleHere: [personHere("Ann Lindqvist"), personHere("Ben Castellanos")],
  }),
  aTemplate("Many are", {
    status: "draft",
    isShared: true,
    peopleHere: ["Ann Lindqvist", "Ben Castellanos", "Fay Ito", "Ada Moreau"].map(personHere),
  }),
  aTemplate("Nobody is", { status: "draft", isShared: true, peopleHere: [] }),
];
const whoIsHere: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect((await canvas.findAllByText("Ann Lindqvist is here"))[0]).toBeInTheDocument();
  const two = canvas.getByTitle("Ann Lindqvist and Ben Castellanos are here");
  await expect(two).toBeVisible();
  await expect(canvas.getByText("Ann Lindqvist and 3 others are here")).toBeVisible();
  // However long the names are, the dot before them stays round.
  await expect(getComputedStyle(two.previousElementSibling ?? two).inlineSize).toBe("6px");
};

export const OpenToOthers: Story = { args: { templates: open }, play: whoIsHere };

export const OpenToOthersAsList: Story = {
  args: { templates: open },
  play: async (context) => {
    await asList(context);
    await whoIsHere(context);
  },
};

const inReview = [
  aTemplate("Waits for you", { status: "draft", approval: { state: "review", isAwaited: true, isRequired: true } }),
  aTemplate("Asked", { status: "draft", approval: { state: "review", isAwaited: false, isRequired: true } }),
  aTemplate("Agreed", { status: "draft", approval: { state: "approved", isAwaited: false, isRequired: false } }),
  aTemplate("To be changed", { status: "draft", approval: { state: "changes", isAwaited: false, isRequired: true } }),
  aTemplate("Was agreed", { status: "draft", approval: { state: "changed", isAwaited: false, isRequired: true } }),
];

export const InReview: Story = {
  args: { templates: inReview },
  play: async ({ canvas }) => {
    for (const words of ["Your review", "In review", "Approved", "Changes asked for", "Changed since approval"])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const InReviewInList: Story = { args: { templates: inReview }, play: asList };
export const NarrowInReview: Story = { args: { templates: inReview, widthPx: 390 } };

export const Exported: Story = {
  args: { templates: exports },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Exported to Mailchimp, version 1")).toBeInTheDocument();
    await expect(canvas.getByText("Exported to Mailchimp, version 1; changed since")).toBeInTheDocument();
  },
};

export const ExportedInList: Story = { args: { templates: exports }, play: asList };
export const NarrowExported: Story = { args: { templates: exports, widthPx: 390 } };

export const ListInBulkMode: Story = {
  args: { templates: drafts },
  play: async (context) => {
    await asList(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Bulk actions" }));
    const box = await context.canvas.findByRole("checkbox", { name: "Select Newsletter 2" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const ListLoading: Story = {
  args: { intercept: (request) => (request.url.includes("/usertemplate?") ? never() : undefined) },
  play: async (context) => {
    await asList(context);
    await expect(await context.canvas.findByRole("table", { name: "Loading templates" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NarrowList: Story = { args: { templates: marked, widthPx: 390 }, play: asList };

export const NarrowSmallGrid: Story = {
  args: { templates: marked, widthPx: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Small grid" }));
  },
};

export const MoreOnItsWay: Story = {
  args: {
    templates: templatesOf(60, { status: "draft" }),
    intercept: (request) => (/offset=(?!0)/.test(request.url) ? never() : undefined),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Templates" });
    list.parentElement?.scrollTo({ top: 4000 });
    await expect(await canvas.findByRole("status", { name: "Loading more templates" })).toBeVisible();
  },
};

export const EmptyLibrary: Story = {
  args: { view: "category=events", session: aSession({ role: "ROLE_ADMIN" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No ready-made templates are here.")).toBeVisible();
  },
};

export const Dragging: Story = {
  args: { templates: [...drafts, ...templatesOf(2)] },
  // What is held swallows the page's next click, in whichever story that is.
  beforeEach: () => () => void fireEvent.mouseUp(document),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Open: Newsletter 3" });
    const deleted = await canvas.findByRole("link", { name: /^Published/ });
    const { left, top } = link.getBoundingClientRect();
    fireEvent.mouseDown(link, { button: 0, clientX: left + 20, clientY: top + 20 });
    fireEvent.mouseMove(document, { clientX: left + 40, clientY: top + 40 });
    // The places say so once something is held.
    await waitFor(() => expect(deleted.parentElement).toHaveAttribute("data-drop"));
    const over = deleted.getBoundingClientRect();
    fireEvent.mouseMove(document, { clientX: over.left + 30, clientY: over.top + 10 });
    await waitFor(() => expect(deleted.parentElement).toHaveAttribute("data-drop", "over"));
  },
};

const listNever = (request: Request) => (request.url.includes("/usertemplate?") ? never() : undefined);

export const NarrowLoading: Story = {
  args: { widthPx: 390, intercept: listNever },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Loading templates" })).toBeVisible();
  },
};

export const NarrowEmpty: Story = {
  args: { widthPx: 390, templates: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Create a template to start.")).toBeVisible();
  },
};

export const NarrowFailed: Story = {
  args: { widthPx: 390, intercept: (request) => (request.url.includes("/usertemplate?") ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const inSeasonal = templatesOf(4, { status: "draft", categories: [{ id: "seasonal", name: "Seasonal", group: "system", hidden: false }] });

const choosing: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Bulk actions" }));
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Newsletter 1" }));
  await userEvent.click(canvas.getByRole("checkbox", { name: "Select Newsletter 2" }));
};

const movingMany: NonNullable<Story["play"]> = async (context) => {
  await choosing(context);
  await userEvent.click(await context.canvas.findByRole("button", { name: "Move to" }));
  await expect(await context.canvas.findByRole("menuitemcheckbox", { name: "Seasonal" })).toBeChecked();
};
export const MoveManyTo: Story = { args: { templates: inSeasonal }, play: movingMany };
export const NarrowMoveManyTo: Story = { args: { templates: inSeasonal, widthPx: 390 }, play: movingMany };

export const NothingChosen: Story = {
  args: { templates: drafts },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bulk actions" }));
    await expect(await canvas.findByRole("button", { name: "Move to" })).toHaveAttribute("aria-disabled", "true");
  },
};

const written = [
  aTemplate("عرض الربيع الكبير على جميع المنتجات في المتجر حتى نهاية الشهر", { id: "ar", status: "draft", tags: "favorite" }),
  aTemplate("Spring sale, with a name that is longer than its cell", { status: "draft", isShared: true, description: "On Monday" }),
  aTemplate("Abgabe", { status: "draft", description: "إلى جميع العملاء" }),
];
export const RightToLeft: Story = { globals: { locale: "ar" }, args: { templates: written } };
export const RightToLeftList: Story = { globals: { locale: "ar" }, args: { templates: written }, play: asList };
