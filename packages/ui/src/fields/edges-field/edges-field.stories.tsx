import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { EdgesField, type EdgesFieldProps } from "./edges-field.js";

const meta: Meta<typeof EdgesField> = {
  title: "Fields/Edges",
  component: EdgesField,
  parameters: { frame: { widthPx: 288 } },
  args: { label: "Padding", unit: "px", value: { top: 10, right: 20, bottom: 10, left: 20 } },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof EdgesField>;

function Example({ value: first, ...args }: EdgesFieldProps) {
  const [value, setValue] = useState(first);
  return <EdgesField {...args} value={value} onChange={setValue} />;
}

export const FourNumbers: Story = {};
export const FourNumbersInARow: Story = { args: { layout: "row" } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Linking makes all sides like the top. */
export const Linked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change all sides together" }));
    await expect(canvas.getByRole("spinbutton", { name: "Padding, all sides" })).toHaveValue("10");
  },
};
