import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { ColorField, type ColorFieldProps } from "./color-field.js";

const swatches = ["#1b1e25", "#2c4bc4", "#e4572e", "#f3a712", "#76b041", "#f4f1ea", "#ffffff"].map((value) => ({ value }));

const meta: Meta<typeof ColorField> = {
  title: "Fields/Colour",
  component: ColorField,
  parameters: { frame: { widthPx: 288 } },
  args: { label: "Background", value: "#2c4bc4", swatches },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof ColorField>;

function Example({ value: first, ...args }: ColorFieldProps) {
  const [value, setValue] = useState(first);
  return <ColorField {...args} value={value} onChange={setValue} onClear={() => setValue(undefined)} />;
}

export const Stacked: Story = {};
export const InARow: Story = { args: { layout: "row" } };
export const NoColour: Story = { args: { value: undefined } };
export const Inherited: Story = { args: { layout: "row", origin: { kind: "inherited", from: "General settings" } } };
export const Disabled: Story = { args: { isDisabled: true } };

/** The template's own colours come before any other. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose Background" }));
    await expect(canvas.getByRole("dialog", { name: "Background" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "#2c4bc4" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const OpenWithoutSwatches: Story = {
  args: { swatches: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose Background" }));
  },
};
