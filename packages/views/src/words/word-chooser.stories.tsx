import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { WordChooser, type WordChooserProps } from "./word-chooser.js";

const meta: Meta<WordChooserProps> = {
  title: "Views/Word chooser",
  component: WordChooser,
  parameters: { frame: { widthPx: 340 } },
  args: { place: "Text: All prices hold", texts: ["All prices hold until Friday.", "Come soon."], onChoose: fn(), onCancel: fn() },
};
export default meta;

type Story = StoryObj<WordChooserProps>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Words of Text: All prices hold" });
    field.focus();
    field.setSelectionRange(25, 34);
    await userEvent.click(canvas.getByRole("button", { name: "Comment on these words" }));
    await expect(args.onChoose).toHaveBeenCalledWith({ index: 0, text: "All prices hold until Friday.", start: 25, end: 29 });
    field.setSelectionRange(30, 34);
    await userEvent.click(canvas.getByRole("button", { name: "Comment on these words" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ index: 1, text: "Come soon.", start: 0, end: 4 });
  },
};

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Comment on these words" }));
    await expect(canvas.getByText("Select some words first.")).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
