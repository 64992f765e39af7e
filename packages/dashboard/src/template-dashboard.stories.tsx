import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refuse } from "./testing/memory-server.js";
import { aTemplate, templatesOf } from "./testing/sample-templates.js";
import { StoryDashboard } from "./testing/story-dashboard.js";

// The first story waits for the code of all.
const patience = { timeout: 10_000 };

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Whole dashboard",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { templates: templatesOf(11) },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

const listOf = (path: string) => (request: Request) => request.method === "GET" && new URL(request.url).pathname.endsWith(path);

export const Templates: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Templates" }, patience)).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Template views" })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search templates" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Sort by" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(11);
  },
};

export const MarkedCards: Story = {
  args: {
    templates: [
      aTemplate("Favourite", { tags: "favorite" }),
      aTemplate("Shared", { isShared: true }),
      aTemplate("Locked", { isShared: true, isLocked: true, collaboratorId: "ben" }),
      aTemplate("All three", { tags: "favorite", isShared: true, isLocked: true, collaboratorId: "ben", size: 2_400_000 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "All three" }, patience)).toBeVisible();
    await expect(canvas.getByText("2.3 MB")).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    templates: [
      aTemplate("The very long name of a template that somebody copied from the brief of a campaign for the coming season"),
      aTemplate("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde"),
      aTemplate("A"),
    ],
  },
};

export const Loading: Story = {
  args: { intercept: (request) => (listOf("/usertemplate")(request) ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Loading templates" }, patience)).toHaveAttribute("aria-busy", "true");
  },
};

const emptyStory = (status: string, words: string): Story => ({
  args: { templates: [], view: `status=${status}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
  },
});
export const EmptyPublished = emptyStory("published", "Publish a draft and it appears here.");
export const EmptyDrafts = emptyStory("draft", "Create a template to start.");
export const EmptyDeleted = emptyStory("deleted", "Removed templates wait here until they are deleted forever.");
export const EmptyShared = emptyStory("shared", "Templates that others share with you appear here.");
export const EmptyFavorites = emptyStory("favorited", "Mark a template with the star and it appears here.");

export const NothingFound: Story = {
  args: { view: "search=zebra" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No template matches “zebra”.", {}, patience)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (listOf("/usertemplate")(request) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Templates haven't been loaded. Please, try again later", {}, patience)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { view: "status=deleted", templates: templatesOf(3, { status: "deleted" }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Newsletter 1" }, patience));
    await expect(await canvas.findByRole("menuitem", { name: "Move to drafts" })).toBeInTheDocument();
  },
};

export const Library: Story = {
  args: { view: "category=all" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Spring sale" }, patience)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "All system templates" })).toBeVisible();
  },
};

export const Embedded: Story = {
  args: { isEmbedded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cancel" }, patience)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Mailwright" })).toBeNull();
  },
};

export const Narrow: Story = {
  args: { widthPx: 390 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Templates" }, patience)).toBeVisible();
  },
};
