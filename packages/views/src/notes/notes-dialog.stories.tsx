import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aNote, nowMs, useMemoryNotes } from "../testing/memory-notes.js";
import type { NotesState } from "./note.js";
import { NotesDialog } from "./notes-dialog.js";

const ignore = () => undefined;

interface StoryProps {
  readonly state: NotesState;
  readonly isFailing?: boolean;
  readonly isShared?: boolean;
}

function NotesInMemory({ state, isFailing = false, isShared = false }: StoryProps) {
  const work = useMemoryNotes(state, { isFailing });
  return <NotesDialog work={work} name="Spring sale" isShared={isShared} nowMs={nowMs} onClose={ignore} />;
}

const meta: Meta<typeof NotesInMemory> = {
  title: "Views/Notes",
  component: NotesInMemory,
  parameters: { frame: { ground: "none" } },
};
export default meta;

type Story = StoryObj<typeof NotesInMemory>;
const ofOthers = aNote("a");
const own = aNote("b", { text: "From the first of the month, yes.", authorName: "Ann Lindqvist", isOwn: true, createdAtMs: nowMs });

export const Empty: Story = {
  args: { state: { phase: "ready", notes: [], mayDeleteAny: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add note" }));
    await expect(await canvas.findByText("Please enter a note!")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete all" })).toBeNull();
  },
};

export const SharedWithOthers: Story = {
  args: { state: { phase: "ready", notes: [ofOthers, own], mayDeleteAny: false }, isShared: true },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Notes" }));
    await expect(list.getByText("ben castellanos")).toBeVisible();
    await expect(list.getAllByRole("button")).toHaveLength(1);
    await expect(list.getAllByRole("listitem").map((item) => "shared" in item.dataset)).toEqual([true, false]);
  },
};

export const DeletingAll: Story = {
  args: { state: { phase: "ready", notes: [ofOthers, own], mayDeleteAny: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete all" }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Delete all notes?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("No notes yet")).toBeVisible();
  },
};

export const DeletingFailed: Story = {
  args: { state: { phase: "ready", notes: [own], mayDeleteAny: true }, isFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete note of/ }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Delete this note?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await question.findByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByText(own.text)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: "loading" } } };

export const Failed: Story = {
  args: { state: { phase: "failed" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The notes could not be loaded")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("No notes yet")).toBeVisible();
  },
};

export const LongNotes: Story = {
  args: {
    state: {
      phase: "ready",
      mayDeleteAny: true,
      notes: [
        aNote("a", { text: `A word without an end: ${"x".repeat(160)}` }),
        aNote("b", { text: "One line\nand the next.\n\n".repeat(6), authorName: "Ben Castellanos y Fernández de la Vega ".repeat(2) }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A word without an end/)).toBeVisible();
  },
};
