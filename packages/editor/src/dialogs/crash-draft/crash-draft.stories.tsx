import { blockRegistry } from "@mailwright/blocks";
import { type JsonValue, readDocument } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { springLetter } from "../../testing/spring-letter.js";
import { StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Dialogs/Crash draft",
  parameters: { frame: { ground: "sunken" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const read = (stored: JsonValue) => readDocument(stored, blockRegistry, () => "new").document;

/** Work that was left, and what the template has become meanwhile. */
const leftBehind = (work: JsonValue, stored: JsonValue): Partial<StoryPartProps> => ({
  document: stored,
  dialog: {
    kind: "crash-draft",
    drafts: [
      { key: "t1", editorId: "e1", document: read(work), base: read(springLetter()), baseEtag: '"0"', savedAtMs: 1_769_999_000_000 },
    ],
  },
});

/** Others changed other blocks: there is nothing to choose. */
export const MergesWhenRestored: Story = {
  args: leftBehind(springLetter({ text: "Spring party" }), springLetter({}, { label: "See them" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The template has been changed since/)).toBeVisible();
    await expect(canvas.queryByRole("group")).toBeNull();
    const restore = canvas.getByRole("button", { name: "Restore" });
    const root = restore.getRootNode();
    await waitFor(() => expect(root instanceof ShadowRoot ? root.activeElement : null).toBe(restore));
  },
};

/** Both changed the same: what stands is chosen before it is restored. */
export const BothChangedTheSame: Story = {
  args: leftBehind(
    springLetter({ text: "Spring party" }, { label: "Come along" }),
    springLetter({ text: "Spring offers" }, { label: "See them" }),
  ),
  play: async ({ canvas }) => {
    const heading = within(await canvas.findByRole("group", { name: "Heading: Spring party" }));
    await expect(heading.getByRole("radio", { name: "Yours Spring party" })).toBeChecked();
    await userEvent.click(heading.getByRole("radio", { name: "Theirs Spring offers" }));
    await expect(heading.getByRole("radio", { name: "Theirs Spring offers" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Restore" })).toBeVisible();
  },
};

/** One below the other, where there is no room beside. */
export const BothChangedTheSameOnAPhone: Story = { ...BothChangedTheSame, parameters: { frame: { widthPx: 390, ground: "sunken" } } };
