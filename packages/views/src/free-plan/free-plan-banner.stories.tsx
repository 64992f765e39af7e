import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { FreePlanBanner } from "./free-plan-banner.js";

const meta: Meta<typeof FreePlanBanner> = {
  title: "Views/Free plan",
  component: FreePlanBanner,
  args: { userId: "ann", upgradeUrl: "https://example.com/upgrade" },
  render: (args) => {
    const kept = new Map<string, string>();
    const preferences = { get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string) => void kept.set(key, value) };
    return <FreePlanBanner {...args} preferences={preferences} />;
  },
};
export default meta;

type Story = StoryObj<typeof FreePlanBanner>;

export const Shown: Story = {};

export const WithoutUpgrade: Story = { args: { upgradeUrl: undefined } };

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(canvas.queryByText(/Free Trial/)).toBeNull());
  },
};
