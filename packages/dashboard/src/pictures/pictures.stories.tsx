import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { picturesOf } from "../testing/memory-picture-routes.js";
import { refuse } from "../testing/memory-server.js";
import { aTemplate } from "../testing/sample-templates.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Images",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { view: "pictures=true", templates: [aTemplate("Letter of spring")], pictures: picturesOf(23) },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

export const Pictures: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("option", { name: "Lamp 2.jpg" }));
    await expect(await canvas.findByRole("link", { name: "Letter of spring" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Images" })).toBeVisible();
  },
};

export const NearALimit: Story = {
  args: { quotas: [{ kind: "bytes", scope: "user", limit: 1_000_000, used: 950_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ used/)).toBeVisible();
  },
};

export const None: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No images yet")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { intercept: (request) => (request.url.includes("/assets/user") ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Retry|Try again/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { widthPx: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("option", { name: "Lamp 2.jpg" }));
    await expect(await canvas.findByRole("button", { name: "Copy address" })).toBeVisible();
  },
};
