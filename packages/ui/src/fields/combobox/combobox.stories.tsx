import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent } from "storybook/test";
import { Combobox, type ComboboxProps } from "./combobox.js";
import { MultiSelect } from "./multi-select.js";

const categories = ["Newsletter", "Welcome", "Abandoned basket", "Birthday", "Survey"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta: Meta<typeof Combobox> = {
  title: "Fields/Combobox",
  component: Combobox,
  parameters: { frame: { widthPx: 320 } },
  args: { label: "Category", options: categories, value: undefined, placeholder: "Find a category" },
  render: (args) => <One {...args} />,
};
export default meta;

type Story = StoryObj<typeof Combobox>;

function One({ value: first, ...args }: ComboboxProps) {
  const [value, setValue] = useState(first);
  return <Combobox {...args} value={value} onChange={setValue} onClear={() => setValue(undefined)} />;
}

function Several() {
  const [values, setValues] = useState(["newsletter", "birthday"]);
  return <MultiSelect label="Categories" options={categories} values={values} onChange={setValues} />;
}

export const Nothing: Story = {};
export const Chosen: Story = { args: { value: "welcome" } };
export const Wrong: Story = { args: { error: "Choose a category." } };
export const Disabled: Story = { args: { value: "welcome", isDisabled: true } };

export const Open: Story = {
  args: { value: "welcome" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open Category" }));
    await expect(await canvas.findByRole("option", { name: "Birthday" })).toBeInTheDocument();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open Category" }));
    await fireEvent.change(canvas.getByRole("combobox", { name: "Category" }), { target: { value: "zebra" } });
    await expect(await canvas.findByText("Nothing matches.")).toBeInTheDocument();
  },
};

export const Multiple: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Newsletter" }));
    await expect(canvas.queryByText("Newsletter")).not.toBeInTheDocument();
  },
};
