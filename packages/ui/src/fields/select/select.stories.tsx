import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Select } from "./select.js";

const meta: Meta = { title: "Fields/Select", parameters: { frame: { widthPx: 288 } } };
export default meta;

function Target() {
  const [target, setTarget] = useState<"_self" | "_blank">("_self");
  return (
    <Select
      label="Opens in"
      value={target}
      onChange={setTarget}
      options={[
        { value: "_self", label: "This window" },
        { value: "_blank", label: "New window" },
      ]}
    />
  );
}

export const Choosing: StoryObj = {
  render: () => <Target />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Opens in" }), "New window");
    await expect(canvas.getByRole("combobox", { name: "Opens in" })).toHaveValue("_blank");
  },
};

const fonts = [
  { value: "arial", label: "Arial" },
  { value: "georgia", label: "Georgia" },
];
const doNothing = () => undefined;

export const InARow: StoryObj = { render: () => <Select label="Font" layout="row" value="georgia" options={fonts} onChange={doNothing} /> };
export const Quiet: StoryObj = {
  render: () => <Select label="Sort by" isLabelHidden isQuiet value="arial" options={fonts} onChange={doNothing} />,
};
export const Wrong: StoryObj = {
  render: () => <Select label="Category" value="arial" error="Choose a category." options={fonts} onChange={doNothing} />,
};
export const Disabled: StoryObj = { render: () => <Select label="Font" isDisabled value="arial" options={fonts} onChange={doNothing} /> };
