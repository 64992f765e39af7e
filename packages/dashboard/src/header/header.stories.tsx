import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aSession } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Header",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { links: { account: "https://example.com/account", upgrade: "https://example.com/subscriptions" } },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

const opening = (button: string | RegExp, shown: string): NonNullable<Story["play"]> => {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: button }));
    await expect(await canvas.findByText(shown)).toBeVisible();
  };
};

export const UserMenu: Story = { play: opening(/^User menu/, "Current plan: paid") };
export const EditorMode: Story = { play: opening(/^Editor mode/, "Advanced") };

export const CategoryMenu: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }) },
  play: opening("Actions for Seasonal", "Rename"),
};

const ofUsers = (request: Request) => request.url.endsWith("/demo/users");
export const TestUsersLoading: Story = {
  args: {
    session: aSession({ isDemo: true }),
    intercept: (request) => (ofUsers(request) ? new Promise<Response>(() => undefined) : undefined),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Switch users" }));
    await expect(await canvas.findByRole("dialog", { name: "Switch users" })).toBeVisible();
  },
};
export const TestUsersFailed: Story = {
  args: { session: aSession({ isDemo: true }), intercept: (request) => (ofUsers(request) ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Switch users" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const NarrowFreePlan: Story = {
  args: { widthPx: 390, session: aSession({ subscriptionPlan: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Upgrade Now" })).toBeVisible();
  },
};

export const NarrowEmbedded: Story = {
  args: { widthPx: 390, isEmbedded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};
