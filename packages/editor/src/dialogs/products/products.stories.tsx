import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
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
    const products = await canvas.findByRole("combobox", { name: "Products" });
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
  args: {
    prepare: ({ world, services }) => {
      Object.assign(world, { stores: [] });
      Object.assign(services.ports.products ?? {}, { connectUrl: "https://example.com/stores" });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("No store is connected yet");
    await expect(canvas.getByRole("link", { name: "Connect a store" })).toHaveAttribute("target", "_blank");
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Error fetching the user products!");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.products ?? {}, { stores: never }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Loading");
    await expect(canvas.getByRole("button", { name: "Add" })).toBeDisabled();
  },
};

const chooseStore = async ({ canvas }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await userEvent.click(await canvas.findByRole("combobox", { name: "Store" }));
  await userEvent.click(await canvas.findByRole("option", { name: "Northlight" }));
};

/** A store is chosen, and its products are being loaded. */
export const WaitingForProducts: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.products ?? {}, { categories: never, products: never }) },
  play: async (context) => {
    await chooseStore(context);
    await expect(context.canvas.getByRole("combobox", { name: "Products" })).toBeDisabled();
  },
};

export const ProductsFailed: Story = {
  args: {
    prepare: ({ services }) => void Object.assign(services.ports.products ?? {}, { products: async () => refusalOf("network", true) }),
  },
  play: async (context) => {
    await chooseStore(context);
    await context.canvas.findByText("Error fetching the user products!");
    await expect(context.canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
