import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QuotaLine } from "./quota-line.js";

const meta: Meta<typeof QuotaLine> = {
  title: "Views/Limits",
  component: QuotaLine,
  args: { kinds: ["templates", "pictures", "bytes", "modules", "mails"] },
};
export default meta;

type Story = StoryObj<typeof QuotaLine>;

export const Far: Story = {
  args: { uses: [{ kind: "templates", scope: "user", limit: 100, used: 79 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

export const Near: Story = {
  args: { uses: [{ kind: "templates", scope: "user", limit: 1000, used: 960 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("960 of 1,000 templates are used.");
  },
};

export const Full: Story = { args: { uses: [{ kind: "templates", scope: "user", limit: 100, used: 100 }] } };

export const FullInWorkspace: Story = {
  args: {
    uses: [
      { kind: "templates", scope: "user", limit: 100, used: 90 },
      { kind: "bytes", scope: "workspace", limit: 1_073_741_824, used: 1_073_741_824 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your workspace: All 1,024 MB of storage are used.");
  },
};
