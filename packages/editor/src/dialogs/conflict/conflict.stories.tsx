import type { JsonValue } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { TestEditor } from "../../testing/open-editor.js";
import { springLetter } from "../../testing/spring-letter.js";
import { StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

type Values = Readonly<Record<string, JsonValue>>;

/** This person works, and somebody else has saved something else meanwhile. */
const meet =
  (theirs: JsonValue, work: (editor: TestEditor) => void) =>
  (editor: TestEditor): void => {
    work(editor);
    editor.world.saveElsewhere(theirs);
    void editor.actions.save();
  };

const set = ({ services }: TestEditor, id: string, props: Values) => void services.editor.run("set-props", { blockIds: [id], props });

const meta: Meta<StoryPartProps> = {
  title: "Editor/Dialogs/Conflict",
  parameters: { frame: { ground: "sunken" } },
  args: { document: springLetter() },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

export const SideBySide: Story = {
  args: {
    prepare: meet(springLetter({ text: "Spring offers" }, { background: "#1f6f4a", label: "Shop now" }), (editor) => {
      set(editor, "title", { text: "Spring party" });
      set(editor, "button", { background: "#b3261e" });
      set(editor, "words", { text: "<p>The spring is here.</p>" });
    }),
  },
  play: async ({ canvas }) => {
    const heading = within(await canvas.findByRole("group", { name: "Heading: Spring party" }));
    await expect(heading.getByRole("radio", { name: /^Yours/ })).toBeChecked();
    await userEvent.click(heading.getByRole("radio", { name: /^Theirs/ }));
    await expect(heading.getByRole("radio", { name: "Theirs Spring offers" })).toBeChecked();
    const button = within(canvas.getByRole("group", { name: /^Button/ }));
    await expect(button.getByRole("radio", { name: "Theirs Button colour: #1f6f4a" })).not.toBeChecked();
    await expect(canvas.getByText(/same thing in 2 blocks/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Merge and save" })).toBeVisible();
  },
};

/** One below the other, where there is no room beside. */
export const OneBelowTheOther: Story = { ...SideBySide, parameters: { frame: { widthPx: 390, ground: "sunken" } } };

export const DeletedOnOneSide: Story = {
  args: {
    prepare: meet(springLetter({ text: "Spring offers" }, {}), (editor) => {
      editor.services.editor.run("remove-block", { blockIds: ["title"] });
    }),
  },
  play: async ({ canvas }) => {
    const heading = within(await canvas.findByRole("group", { name: "Heading: Spring offers" }));
    await expect(heading.getByRole("radio", { name: "Yours You deleted it." })).toBeChecked();
    await expect(heading.getByRole("radio", { name: /^Theirs They changed it, or what is in it\. Spring offers/ })).toBeVisible();
  },
};

export const GeneralSettings: Story = {
  args: {
    prepare: meet({ ...springLetter(), settings: { width: 700 } }, ({ services }) => {
      services.editor.run("set-settings", { settings: { width: 500 } });
    }),
  },
  play: async ({ canvas }) => {
    const settings = within(await canvas.findByRole("group", { name: "General settings" }));
    await expect(settings.getByRole("radio", { name: "Theirs Email width: 700" })).not.toBeChecked();
  },
};

export const NothingConflicts: Story = {
  args: {
    prepare: meet(springLetter({ text: "Spring offers" }, { label: "See them" }), (editor) =>
      set(editor, "words", { text: "<p>The spring is here.</p>" }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No conflicts: 2 blocks that they changed are merged in.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Merge and save" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** What somebody else stored is another email: it is taken, or mine is kept as a copy. */
export const CannotBeMerged: Story = {
  args: {
    prepare: meet({ version: 1, settings: {}, root: { id: "another", type: "root", props: {}, children: [] } }, (editor) =>
      set(editor, "title", { text: "Mine" }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Keep mine as a copy" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Merge and save" })).toBeNull();
  },
};
