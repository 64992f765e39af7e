import type { JsonValue } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { meetAgain } from "../../../testing/meet-again.js";
import type { TestEditor } from "../../../testing/open-editor.js";
import { springLetter } from "../../../testing/spring-letter.js";
import { StoryDialog } from "../../../testing/story-dialog.js";
import type { StoryPartProps } from "../../../testing/story-part.js";

type Values = Readonly<Record<string, JsonValue>>;

const set = ({ services }: TestEditor, id: string, props: Values) => void services.editor.run("set-props", { blockIds: [id], props });

const meta: Meta<StoryPartProps> = {
  title: "Editor/Dialogs/Contested",
  parameters: { frame: { ground: "sunken" } },
  args: { document: springLetter(), dialog: { kind: "contested" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

/** What was done here stands, but for what one side deleted and the other wrote in, which is there. */
export const SideBySide: Story = {
  args: {
    prepare(editor) {
      set(editor, "title", { fontSize: 40 });
      set(editor, "button", { background: "#b3261e" });
      editor.services.editor.run("remove-block", { blockIds: ["words"] });
      const theirs = springLetter({ fontSize: 24 }, { background: "#1f6f4a" });
      const words = JSON.stringify(theirs).replace("The spring is here", "The summer is near");
      meetAgain(editor, JSON.parse(words));
    },
  },
  play: async ({ canvas }) => {
    const heading = within(await canvas.findByRole("group", { name: "Heading: Spring sale" }));
    await expect(heading.getByRole("radio", { name: "Yours Font size: 40" })).toBeChecked();
    const words = within(canvas.getByRole("group", { name: /^Text: The summer/ }));
    await expect(words.getByRole("radio", { name: /^Theirs They changed it/ })).toBeChecked();
    await userEvent.click(heading.getByRole("radio", { name: "Theirs Font size: 24" }));
    await expect(heading.getByRole("radio", { name: "Theirs Font size: 24" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Keep the chosen" })).toBeVisible();
  },
};

/** One below the other, where there is no room beside. */
export const OneBelowTheOther: Story = { ...SideBySide, parameters: { frame: { widthPx: 390, ground: "sunken" } } };

export const TakesTheirs: Story = {
  args: {
    prepare(editor) {
      set(editor, "title", { fontSize: 40 });
      meetAgain(editor, springLetter({ fontSize: 24 }));
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Theirs Font size: 24" }));
    await userEvent.click(canvas.getByRole("button", { name: "Keep the chosen" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("The other version of 1 block stands now")).toBeVisible();
  },
};

let opened: TestEditor | undefined;

/** What was in conflict was changed by somebody while one was looking at it. */
export const ChangedMeanwhile: Story = {
  args: {
    prepare(editor) {
      set(editor, "title", { fontSize: 40 });
      meetAgain(editor, springLetter({ fontSize: 24 }));
      opened = editor;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Theirs Font size: 24" }));
    if (opened) set(opened, "title", { fontSize: 32 });
    await userEvent.click(canvas.getByRole("button", { name: "Keep the chosen" }));
    await expect(await canvas.findByText("1 block was changed meanwhile and stays as it is.")).toBeVisible();
  },
};

/** It was opened too late to decide anything. */
export const NothingIsLeftToDecide: Story = {
  args: {
    prepare(editor) {
      set(editor, "title", { fontSize: 40 });
      meetAgain(editor, springLetter({ fontSize: 24 }));
      set(editor, "title", { fontSize: 32 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is left to decide/)).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
    await userEvent.click(within(canvas.getByRole("dialog")).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
