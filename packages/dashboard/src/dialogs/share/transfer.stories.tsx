import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refuse } from "../../testing/memory-server.js";
import { aTemplate } from "../../testing/sample-templates.js";
import { StoryDialog } from "../../testing/story-dialog.js";

const template = aTemplate("Spring sale", { status: "draft" });

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Dialogs/Transfer ownership",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "transfer", template }, templates: [template] },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

export const Transfer: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Transfer" });
    await expect(next).toBeDisabled();
    await userEvent.type(await canvas.findByRole("combobox", { name: "New owner" }), "ben");
    await userEvent.click(await canvas.findByRole("option", { name: /^Ben Castellanos/ }));
    await userEvent.click(next);
    const question = within(await canvas.findByRole("alertdialog", { name: "Transfer to Ben Castellanos?" }));
    await expect(question.getByRole("button", { name: "Transfer ownership" })).toBeVisible();
  },
};

export const TransferFailed: Story = {
  args: { intercept: (request) => (request.url.includes("/principal/search") ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The people of your company could not be loaded")).toBeVisible();
  },
};
