import type { TemplateCategory } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { CategoryField, type CategoryFieldProps } from "./category-field.js";

const known: readonly TemplateCategory[] = [
  { id: "seasons", name: "Seasons", group: "", hidden: false },
  { id: "news", name: "News", group: "", hidden: false },
];
const hidden: TemplateCategory = { id: "hidden", name: "Only for some", group: "", hidden: true };

function Choosing({ values, ...props }: Omit<CategoryFieldProps, "onChange">) {
  const [chosen, setChosen] = useState(values);
  return <CategoryField {...props} values={chosen} onChange={(categories) => setChosen(categories.map(({ id }) => id))} />;
}

const meta: Meta<typeof Choosing> = {
  title: "Views/Category field",
  component: Choosing,
  parameters: { frame: { widthPx: 420 } },
  args: { known, own: [], values: [] },
};
export default meta;

type Story = StoryObj<typeof Choosing>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Categories" }));
    await userEvent.click(await canvas.findByRole("option", { name: "News" }));
    await expect(await canvas.findByRole("button", { name: /News/ })).toBeVisible();
  },
};

export const OfAStarter: Story = { args: { hint: "starter", own: [hidden], values: ["hidden", "news"] } };

export const Failed: Story = { args: { known: [], own: [hidden], values: ["hidden"], hint: "failed" } };

export const ReadOnly: Story = { args: { values: ["news"], isDisabled: true } };
