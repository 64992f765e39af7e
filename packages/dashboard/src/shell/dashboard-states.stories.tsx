import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aSession, templatesOf } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Waiting, empty, denied and failed",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { templates: templatesOf(11) },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

const listOf = (path: string) => (request: Request) => request.method === "GET" && new URL(request.url).pathname.endsWith(path);

export const Loading: Story = {
  args: { intercept: (request) => (listOf("/usertemplate")(request) ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Loading templates" })).toHaveAttribute("aria-busy", "true");
  },
};

const emptyStory = (status: string, words: string): Story => ({
  args: { templates: [], view: `status=${status}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const EmptyPublished = emptyStory("published", "Publish a draft and it appears here.");
export const EmptyDrafts = emptyStory("draft", "Create a template to start.");
export const EmptyDeleted = emptyStory("deleted", "Removed templates wait here until they are deleted forever.");
export const EmptyShared = emptyStory("shared", "Share a draft, or wait until somebody shares one with you. It appears here.");
export const EmptyFavorites = emptyStory("favorited", "Mark a template with the star and it appears here.");

export const EmptySystemBin: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }), view: "status=deleted&system_templates=true", starters: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to clean up")).toBeVisible();
  },
};

export const NearALimit: Story = {
  args: { quotas: [{ kind: "templates", scope: "user", limit: 100, used: 95 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("95 of 100 templates are used.")).toBeVisible();
  },
};

export const Denied: Story = {
  args: {
    view: "status=deleted&system_templates=true",
    intercept: (request) => (request.url.includes("/systemtemplate/") ? refuse(403, "admin-only") : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You may not see these templates")).toBeVisible();
  },
};

export const SidebarFailed: Story = {
  args: { intercept: (request) => (/counts|categories/.test(request.url) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The categories could not be loaded.")).toBeVisible();
    await expect(canvas.getByText("The numbers could not be loaded.")).toBeVisible();
  },
};

export const SidebarLoading: Story = {
  args: { intercept: (request) => (request.url.includes("/counts") ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Template views" })).toHaveAttribute("aria-busy", "true");
  },
};

export const PartFailed: Story = {
  args: {
    templates: templatesOf(60),
    intercept: (request) => (/offset=(?!0)/.test(request.url) ? refuse(400, "invalid-request") : undefined),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Templates" });
    list.parentElement?.scrollTo({ top: 4000 });
    await expect(await canvas.findByText("Templates haven't been loaded. Please, try again later")).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: "search=zebra" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No template matches “zebra”.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (listOf("/usertemplate")(request) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Templates haven't been loaded. Please, try again later")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const SessionLoading: Story = {
  args: { intercept: (request) => (request.url.endsWith("/session") ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Template views" })).toBeVisible();
  },
};
