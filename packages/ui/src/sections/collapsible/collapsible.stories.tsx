import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { IconButton } from "../../controls/button/icon-button.js";
import { ListCollapse } from "../../icons/lucide/list-collapse.gen.js";
import { Collapsible } from "./collapsible.js";

const meta: Meta<typeof Collapsible> = {
  title: "Layout/Collapsible",
  component: Collapsible,
  parameters: { frame: { widthPx: 320 } },
  args: { title: "Quick styles", children: "Five things people change." },
};
export default meta;

type Story = StoryObj<typeof Collapsible>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpenAtFirst: false } };
export const WithActions: Story = { args: { actions: <IconButton label="Collapse all" icon={ListCollapse} /> } };

export const FoldedAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quick styles" }));
    await expect(canvas.getByText("Five things people change.")).not.toBeVisible();
  },
};
