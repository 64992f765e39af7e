import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent } from "storybook/test";
import { TagInput, type TagInputProps } from "./tag-input.js";

const isEmail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const meta: Meta<typeof TagInput> = {
  title: "Fields/Tags",
  component: TagInput,
  parameters: { frame: { widthPx: 320 } },
  args: {
    label: "Send to",
    max: 3,
    values: [],
    placeholder: "name@example.com",
    refuse: (tag) => (isEmail.test(tag) ? undefined : "Please enter valid email"),
  },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof TagInput>;

function Example({ values: first, ...args }: TagInputProps) {
  const [values, setValues] = useState(first);
  return <TagInput {...args} values={values} onChange={setValues} />;
}

export const Empty: Story = {};
export const Nobody: Story = { args: { error: "Add at least 1 email" } };
export const Disabled: Story = { args: { values: ["ada@example.com"], isDisabled: true } };

export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Send to" });
    await fireEvent.change(input, { target: { value: "ada@example.com, ada@example.com, ben@example.com," } });
    await expect(canvas.getAllByRole("button", { name: /Remove/ })).toHaveLength(2);
    await fireEvent.keyDown(input, { key: "Backspace" });
    await expect(canvas.getAllByRole("button", { name: /Remove/ })).toHaveLength(1);
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Send to" });
    await fireEvent.change(input, { target: { value: "ada" } });
    await fireEvent.keyDown(input, { key: "Enter" });
    await expect(canvas.getByText("Please enter valid email")).toBeInTheDocument();
    await expect(input).toHaveValue("ada");
  },
};

export const Full: Story = { args: { values: ["ada@example.com", "ben@example.com", "fay@example.com"] } };
