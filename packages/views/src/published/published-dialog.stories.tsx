import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PublishedDialog } from "./published-dialog.js";

const meta: Meta<typeof PublishedDialog> = {
  title: "Views/Published",
  component: PublishedDialog,
  parameters: { frame: { ground: "none" } },
  args: { name: "Spring sale", onContinue: fn(), onBack: fn(), onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof PublishedDialog>;

export const WithMoreWays: Story = {
  args: { onShare: fn(), conversion: { start: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to system" }));
    await expect(args.conversion?.start).toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Share by URL" })).toBeVisible();
  },
};

export const Converting: Story = { args: { conversion: { start: fn(), isPending: true } } };

export const WithoutAList: Story = {
  args: { onBack: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("“Spring sale” is among the published templates now.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Go back to templates" })).toBeNull();
  },
};
