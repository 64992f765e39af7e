import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { never, refuse, type StoryAnswers, StoryPage } from "../../testing/story-page.js";
import { FieldsPage } from "./fields-page.js";

const session = { id: "ada", name: "Ada Okafor", email: "ada@example.com", role: "ROLE_ADMIN", subscriptionPlan: 2, entitlements: [] };
const fields = [
  { id: "loyalty_points", name: "Loyalty points", price: "" },
  { id: "shoe_size", name: "Shoe size", price: "" },
];
const answering = (more: StoryAnswers = {}): StoryAnswers => ({
  "GET /api/v2/session": () => Response.json(session),
  "GET /api/v2/contacts/customfields": () => Response.json(fields),
  ...more,
});

const meta: Meta<typeof StoryPage> = {
  title: "Site/Custom fields",
  component: StoryPage,
  parameters: { frame: { ground: "none" } },
  args: { children: <FieldsPage />, answers: answering() },
};
export default meta;

type Story = StoryObj<typeof StoryPage>;

export const Fields: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name of field 2" })).toHaveValue("Shoe size");
  },
};

export const LeavingWithChanges: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("textbox", { name: "Name of field 2" }), { target: { value: "Shoe size (EU)" } });
    await userEvent.click(canvas.getByRole("button", { name: "Back to templates" }));
    await expect(await canvas.findByRole("alertdialog", { name: "Discard what you have changed?" })).toBeVisible();
  },
};

export const WithFault: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("textbox", { name: "Name of field 2" }), { target: { value: "" } });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Please enter name")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: answering({ "GET /api/v2/contacts/customfields": () => Response.json([]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no custom fields yet.")).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: answering({ "GET /api/v2/contacts/customfields": never }) } };

export const Failed: Story = {
  args: { answers: answering({ "GET /api/v2/contacts/customfields": () => refuse(400, "invalid-request") }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The custom fields could not be loaded.")).toBeVisible();
  },
};
