import type { Category } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aTemplate, templatesOf } from "../testing/sample-templates.js";
import { StoryDialog } from "../testing/story-dialog.js";

const removed = templatesOf(3, { status: "deleted" });
const some = [...templatesOf(2), aTemplate("Fieldwork speakers", { isShared: true, isLocked: true, collaboratorId: "ben" })];
const seasonal: Category = { id: "seasonal", name: "Seasonal", hidden: false, type: "email", group: "system", count: 2 };
const isWrite = (request: Request) => request.method === "PATCH";

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Bulk actions",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "bulk", action: "remove", templates: some }, templates: some },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog", { name: "Remove templates" })).toBeVisible();
  },
};

export const Working: Story = {
  args: { intercept: (request) => (isWrite(request) ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Remove templates" }));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  },
};

export const OneIsLocked: Story = {
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Remove templates" }));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    const result = within(await canvas.findByRole("dialog", { name: "Not all templates are done" }));
    await expect(result.getByText("This template is locked and cannot be deleted.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (isWrite(request) ? refuse(500, "internal") : undefined) },
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Remove templates" }));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    const result = within(await canvas.findByRole("dialog", { name: "Not all templates are done" }));
    await expect(result.getByText("3 templates could not be done:")).toBeVisible();
    await expect(result.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const DeletingAll: Story = {
  args: { request: { id: "delete-all" }, templates: removed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog", { name: "Delete all templates forever" })).toBeVisible();
  },
};

export const CountingFailed: Story = {
  args: {
    request: { id: "delete-all" },
    templates: removed,
    intercept: (request) => (/usertemplate\?/.test(request.url) ? refuse(400, "invalid-request") : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Templates haven't been loaded. Please, try again later")).toBeVisible();
  },
};

const asking = (action: "unpublish" | "restore" | "delete-forever", name: string): Story => ({
  args: { request: { id: "bulk", action, templates: some } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog", { name })).toBeVisible();
  },
});
export const Unpublishing = asking("unpublish", "Unpublish templates");
export const Restoring = asking("restore", "Move templates to drafts");
export const DeletingForever = asking("delete-forever", "Delete templates forever");

export const Counting: Story = {
  args: {
    request: { id: "delete-all" },
    templates: removed,
    intercept: (request) => (/usertemplate\?/.test(request.url) ? new Promise<Response>(() => undefined) : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Counting the removed templates" })).toBeVisible();
  },
};

export const Moving: Story = {
  args: {
    request: { id: "bulk-move", category: seasonal, isPut: true, templates: some },
    intercept: (request) => (request.url.endsWith("newsletter-2") ? new Promise<Response>(() => undefined) : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 3 templates")).toBeVisible();
  },
};

export const MovedButOne: Story = {
  args: {
    request: { id: "bulk-move", category: seasonal, isPut: true, templates: some },
    intercept: (request) => (request.url.endsWith("fieldwork-speakers") && isWrite(request) ? refuse(409, "template-locked") : undefined),
  },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole("dialog", { name: "Not all templates are done" }));
    await expect(result.getByText("2 templates are now in Seasonal")).toBeVisible();
  },
};
