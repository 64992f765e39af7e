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

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No notes yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add note" }));
    await expect(await canvas.findByText("Please enter a note!")).toBeVisible();
  },
};

export const OwnAndOthers: Story = {
  args: { notes: [note("a"), note("b", { userId: "ben", userName: "Ben Castellanos", text: "From the first of the month, yes." })] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Notes" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await expect(list.getByText("ben castellanos")).toBeVisible();
  },
};

export const DeletingAll: Story = {
  args: { notes: [note("a"), note("b")] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete all" }));
    await expect(await canvas.findByRole("alertdialog", { name: "Delete all notes?" })).toBeVisible();
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

export const Loading: Story = {
  args: { intercept: (request) => (ofNotes(request) ? new Promise<Response>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Personal notes" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (ofNotes(request) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The notes could not be loaded")).toBeVisible();
  },
};

export const LongNotes: Story = {
  args: {
    notes: [
      note("a", { text: `A word without an end: ${"x".repeat(160)}` }),
      note("b", {
        text: "One line\nand the next.\n\n".repeat(6),
        userId: "ben",
        userName: "Ben Castellanos y Fernández de la Vega ".repeat(2),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A word without an end/)).toBeVisible();
  },
};
