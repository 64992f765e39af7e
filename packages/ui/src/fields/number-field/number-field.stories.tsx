import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent } from "storybook/test";
import { NumberField, type NumberFieldProps } from "./number-field.js";

const meta: Meta<typeof NumberField> = {
  title: "Fields/Number",
  component: NumberField,
  parameters: { frame: { widthPx: 288 } },
  args: { label: "Font size", value: 16, min: 8, max: 96, unit: "px" },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof NumberField>;

function Example({ value: first, ...args }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return <NumberField {...args} value={value} onChange={setValue} />;
}

export const Stacked: Story = {};
export const InARow: Story = { args: { layout: "row" } };
export const Inherited: Story = { args: { layout: "row", origin: { kind: "inherited", from: "General settings" } } };
export const Own: Story = { args: { layout: "row", origin: { kind: "own", onReset: () => undefined } } };
export const Empty: Story = { args: { value: undefined, placeholder: "Auto" } };
export const Wrong: Story = { args: { error: "The image is 320 px wide." } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Typing 500 into a field that goes to 96 leaves 96. */
export const PutRight: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "Font size" });
    await fireEvent.change(field, { target: { value: "500" } });
    await fireEvent.focusOut(field);
    await expect(field).toHaveValue("96");
  },
};
