import type { Note } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refuse } from "../../testing/memory-server.js";
import { aTemplate } from "../../testing/sample-templates.js";
import { StoryDialog } from "../../testing/story-dialog.js";

const template = aTemplate("Spring sale", { isShared: true, collaboratorsList: ["ben"] });

const note = (id: string, change: Partial<Note> = {}): Note => ({
  id,
  templateId: template.id,
  text: "Legal wants the end date in the small print.",
  userId: "ann",
  userName: "Ann Lee",
  createdAt: "2026-04-12T15:30:00.000Z",
  ...change,
});

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Notes",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "notes", template }, templates: [template] },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;
const ofNotes = (request: Request) => request.url.includes("/note");

export const OwnAndOthers: Story = {
  args: { notes: [note("a"), note("b", { userId: "ben", userName: "Ben Castellanos", text: "From the first of the month, yes." })] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Notes" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await expect(list.getByText("ben castellanos")).toBeVisible();
  },
};

export const DeletingFailed: Story = {
  args: { notes: [note("a")], intercept: (request) => (request.method === "DELETE" ? refuse(500, "internal") : undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete note/ }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Delete this note?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("Something went wrong. Try again later")).toBeVisible();
    await expect(question.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (ofNotes(request) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The notes could not be loaded")).toBeVisible();
  },
};
