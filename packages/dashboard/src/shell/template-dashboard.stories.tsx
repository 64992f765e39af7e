import type { Category } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Whole dashboard",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { templates: templatesOf(11) },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

export const Templates: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Templates" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Template views" })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search templates" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Sort by" })).toBeVisible();
    await expect(canvas.getByRole("radiogroup", { name: "View" })).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Newsletter 1" })).toBeVisible();
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
    await expect(await canvas.findByRole("article", { name: "All three" })).toBeVisible();
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

const inView = (view: string): Story => ({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: view }));
    await expect(canvas.getByRole("radio", { name: view })).toBeChecked();
  },
});
export const SmallGrid = inView("Small grid");
export const List: Story = {
  ...inView("List"),
  args: {
    view: "status=favorited",
    templates: [
      aTemplate("Favourite", { tags: "favorite", description: "Goes out on Monday" }),
      aTemplate("Draft of another", { tags: "favorite", status: "draft", isShared: true }),
      aTemplate("A long name of a template that somebody copied from the brief of a campaign", { tags: "favorite" }),
    ],
  },
};

export const BulkMode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bulk actions" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Newsletter 2" }));
    await expect(canvas.getByRole("button", { name: /^Bulk actions/ })).toHaveAccessibleName(/1 selected/);
  },
};

export const NarrowBulkMode: Story = {
  args: { widthPx: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bulk actions" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Newsletter 2" }));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
};

export const FreePlan: Story = {
  args: { session: aSession({ subscriptionPlan: 0 }), links: { upgrade: "https://example.com/subscriptions" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Upgrade Now" })).toBeVisible();
  },
};

export const Administrator: Story = {
  args: {
    session: aSession({ role: "ROLE_ADMIN" }),
    categories: [
      { id: "seasonal", name: "Seasonal", hidden: false, type: "email", group: "system", count: 2 },
      { id: "events", name: "Events", hidden: true, type: "email", group: "system", count: 1 },
      { id: "layouts", name: "Layouts", hidden: false, type: "email", group: "layouts", count: 9 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show Events again" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create category" })).toBeVisible();
  },
};

export const TestUsers: Story = {
  args: {
    session: aSession({ isDemo: true }),
    users: [
      {
        id: "ada",
        sessionId: "s-ada",
        name: "Ada Okafor",
        role: "ROLE_ADMIN",
        email: "ada@example.com",
        imageUrl: "",
        subscriptionPlan: 2,
      },
      { id: "ann", sessionId: "s-ann", name: "Ann Lee", role: "user", email: "ann@example.com", imageUrl: "", subscriptionPlan: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Switch users" }));
    await expect(await canvas.findByRole("button", { name: /Ada Okafor/ })).toBeVisible();
  },
};

export const TemplateMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Newsletter 1" }));
    await expect(await canvas.findByRole("menuitem", { name: "Move to" })).toBeInTheDocument();
  },
};

export const Deleted: Story = {
  args: { view: "status=deleted", templates: templatesOf(3, { status: "deleted" }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Newsletter 1" }));
    await expect(await canvas.findByRole("menuitem", { name: "Move to drafts" })).toBeInTheDocument();
  },
};

export const Library: Story = {
  args: { view: "category=all" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Spring sale" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Template Library" })).toBeVisible();
  },
};

export const Embedded: Story = {
  args: { isEmbedded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Mailwright" })).toBeNull();
  },
};

export const NarrowSidebar: Story = {
  args: { widthPx: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Template views" }));
    await expect(await canvas.findByRole("dialog", { name: "Template views" })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { widthPx: 390 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Templates" })).toBeVisible();
  },
};

const longCategories: Category[] = [
  { id: "xmas", name: "Weihnachtsmailing für Stammkundinnen und Stammkunden in Österreich", hidden: false, count: 12_345 },
  { id: "seasonal", name: "Seasonal", hidden: true, count: 0 },
].map((category) => ({ type: "email", group: "system", ...category }));

export const LongCategories: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }), categories: longCategories, view: "category=xmas" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Weihnachtsmailing/ })).toBeVisible();
  },
};

export const NarrowSidebarOfAnAdministrator: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }), categories: longCategories, widthPx: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Template views" }));
    await expect(await canvas.findByRole("button", { name: "Show Seasonal again" })).toBeVisible();
  },
};

const touring: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByRole("dialog", { name: "Dashboard tour" })).toBeVisible();
};
export const TourBegins: Story = { args: { showsTour: true }, play: touring };

/** Where the sidebar is closed, the first step points at the button that opens it. */
export const NarrowTour: Story = {
  args: { showsTour: true, widthPx: 390 },
  play: async (context) => {
    await touring(context);
    await expect(context.canvas.getByRole("button", { name: "Template views" })).toHaveAttribute("data-mw-tour-shown");
  },
};
