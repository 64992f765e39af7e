import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { patience, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const aShopWindow = {
  version: 1,
  settings: {},
  root: {
    id: "r",
    type: "root",
    props: {},
    children: [{ id: "w", type: "wrapper", props: {}, children: [{ id: "shop", type: "products", props: {} }] }],
  },
};

const meta: Meta<StoryPartProps> = {
  title: "Editor/Product insertion",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "products", blockId: "shop" }, document: aShopWindow },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const products = await canvas.findByRole("combobox", { name: "Products" }, patience);
    await expect(products).toBeDisabled();
    await expect(canvas.getByRole("combobox", { name: "Category" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Add" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("combobox", { name: "Store" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Northlight" }));
    await waitFor(() => expect(products).toBeEnabled());
    await userEvent.click(products);
    await userEvent.click(await canvas.findByRole("option", { name: /^Moon pendant/ }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Add" })).toBeEnabled();
  },
};

export const WithoutStore: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { stores: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText("No store is connected yet", {}, patience);
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Error fetching the user products!", {}, patience);
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
