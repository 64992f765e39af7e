import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Notes",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "notes" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const notes = [
  {
    id: "n1",
    text: "Is the price still right?",
    authorName: "Ben Castellanos",
    createdAtMs: 1_770_000_000_000 - 86_400_000 * 3,
    isOwn: false,
  },
  { id: "n2", text: "Yes, until Friday.", authorName: "Ann Lindqvist", createdAtMs: 1_770_000_000_000 - 300_000, isOwn: true },
];

export const Shared: Story = {
  args: { info: { isShared: true }, prepare: ({ world }) => void Object.assign(world, { notes }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Yes, until Friday.");
    await userEvent.click(canvas.getByRole("button", { name: "Add note" }));
    await expect(await canvas.findByText("Please enter a note!")).toBeVisible();
  },
};

export const OfOthers: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { notes, mayDeleteNotes: false }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Yes, until Friday.");
    await expect(canvas.getAllByRole("button", { name: /^Delete/ })).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The notes could not be loaded");
  },
};

export const Waiting: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.notes ?? {}, { list: never }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Loading notes" });
  },
};

export const Deleting: Story = {
  ...Shared,
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole("button", { name: /^Delete note of/ });
    if (!remove) throw new Error("no note can be deleted");
    // A dialog takes the focus in the frame after it shows, and nobody presses a key before that.
    await waitFor(() => expect(canvas.getByRole("dialog").matches(":focus-within")).toBe(true));
    await userEvent.click(remove);
    const question = await canvas.findByRole("alertdialog", { name: "Delete this note?" });
    await expect(question).toHaveTextContent("Is the price still right?");
    await waitFor(() => expect(within(question).getByRole("button", { name: "Cancel" }).matches(":focus")).toBe(true));
  },
};

/** The deletion is announced, and the focus is in the field. */
export const Deleted: Story = {
  ...Shared,
  play: async (context) => {
    await Deleting.play?.(context);
    const { canvas } = context;
    await userEvent.click(within(canvas.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Delete note of/ })).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "New note" }).matches(":focus")).toBe(true));
    await expect(canvas.getByText("Note deleted")).toBeInTheDocument();
  },
};

export const NotAdded: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.notes ?? {}, { add: async () => refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("textbox", { name: "New note" }), { target: { value: "Not lost" } });
    await userEvent.click(canvas.getByRole("button", { name: "Add note" }));
    await expect(await canvas.findByText("There is no connection. Check it and try again")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "New note" })).toHaveValue("Not lost");
  },
};
