import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Slider, type SliderProps } from "./slider.js";

const meta: Meta<typeof Slider> = {
  title: "Fields/Slider",
  component: Slider,
  parameters: { frame: { widthPx: 288 } },
  args: { label: "Radius", value: 6, min: 0, max: 32, unit: "px" },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof Slider>;

function Example({ value: first, ...args }: SliderProps) {
  const [value, setValue] = useState(first);
  return <Slider {...args} value={value} onChange={setValue} />;
}

export const Stacked: Story = {};
export const InARow: Story = { args: { layout: "row" } };
export const AtItsEnds: Story = { args: { value: 32 } };
export const Disabled: Story = { args: { isDisabled: true } };
