import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aStore } from "../testing/memory-store-routes.js";
import { aSession } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const stores = [
  aStore("Northlight"),
  aStore("Lamps of the north, with a name that says at great length what is sold there", {
    kind: "shopify",
    storeUrl: "https://lamps-of-the-north.myshopify.com",
    syncedAt: null,
  }),
  aStore("Paper and pens", { kind: "feed", storeUrl: "https://shop.example.com/feeds/products.xml", failure: "service-unreachable" }),
  aStore("Sample store", { kind: null, syncedAt: null }),
];

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Stores",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { view: "stores=true", session: aSession({ role: "ROLE_ADMIN" }), stores },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;
type Play = NonNullable<Story["play"]>;

export const Stores: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem", { name: /Northlight|north|Paper|Sample/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Read the products of Northlight again" }));
    await canvas.findByText("The products of Northlight are up to date");
  },
};

/** Whoever is no administrator sees them, and may have them read again. */
export const OfOthers: Story = {
  args: { session: aSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Read the products of Northlight again" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove Northlight" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Connect a store" })).toBeNull();
  },
};

export const None: Story = { args: { stores: [] } };

export const NoneOfOthers: Story = {
  args: { stores: [], session: aSession() },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ask an administrator/);
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (request.url.includes("/stores") ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByText("The stores could not be loaded");
  },
};

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const open: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Connect a store" }));
  await canvas.findByRole("dialog", { name: "Connect a store" });
};

export const Connecting: Story = {
  args: { stores: [] },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const submit = canvas.getByRole("button", { name: "Test and connect" });
    await fill(canvas.getByRole("textbox", { name: "Address of the shop" }), "https://lamps.myshopify.com");
    await fill(canvas.getByRole("textbox", { name: "Client ID" }), "of-ours");
    await expect(submit).toBeDisabled();
    await fill(canvas.getByLabelText("Client secret"), "secret");
    await userEvent.click(submit);
    await canvas.findByText("lamps.myshopify.com is connected");
    await waitFor(() => expect(canvas.getByRole("listitem", { name: "lamps.myshopify.com" })).toBeVisible());
  },
};

/** The keys are wrong: nothing that was filled in is lost. */
export const KeysRefused: Story = {
  args: {
    intercept: (request) => (request.method === "POST" && request.url.endsWith("/stores") ? refuse(502, "service-key-refused") : undefined),
  },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind of store" }), "woocommerce");
    await fill(canvas.getByRole("textbox", { name: "Address of the shop" }), "https://shop.example.com");
    await fill(canvas.getByRole("textbox", { name: "Consumer key" }), "ck_1");
    await fill(canvas.getByLabelText("Consumer secret"), "cs_1");
    await userEvent.click(canvas.getByRole("button", { name: "Test and connect" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The store does not let us in/);
    await expect(canvas.getByRole("textbox", { name: "Consumer key" })).toHaveValue("ck_1");
  },
};

export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Northlight" }));
    await expect(await canvas.findByRole("alertdialog", { name: "Remove Northlight?" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(canvas.queryByRole("listitem", { name: "Northlight" })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Stores" }).matches(":focus")).toBe(true));
  },
};

export const Narrow: Story = { args: { widthPx: 390 } };
