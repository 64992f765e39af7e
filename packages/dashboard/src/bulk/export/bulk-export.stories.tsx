import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { exported, never, resultOf, saying, waiting } from "../../testing/exports-told.js";
import { refuse } from "../../testing/memory-server.js";
import { templatesOf } from "../../testing/sample-templates.js";
import { StoryDialog } from "../../testing/story-dialog.js";

const templates = exported;

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Bulk export",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "bulk-export", templates }, templates },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function start(canvas: Canvas) {
  const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
  await userEvent.click(dialog.getByRole("button", { name: "Export" }));
}

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
    await expect(dialog.getByRole("checkbox", { name: /^HTML/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Images/ }));
    await expect(dialog.getByText("Mobile")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Export 4 templates" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^HTML/ }));
    await expect(dialog.getByRole("button", { name: "Export" })).toBeDisabled();
  },
};

const many = templatesOf(101);

export const TooMany: Story = {
  args: { request: { id: "bulk-export", templates: many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One export takes up to 100 templates, and 101 are selected/)).toBeVisible();
  },
};

export const Starting: Story = {
  args: { intercept: ({ method }) => (method === "POST" ? never() : undefined) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveAttribute("aria-busy", "true");
  },
};

export const NotStarted: Story = {
  args: { intercept: ({ method }) => (method === "POST" ? refuse(503, "renderer-unavailable") : undefined) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This server is not configured to make PDF and images.");
  },
};

export const Waiting: Story = {
  args: { intercept: saying({ state: "waiting", results: [0, 1, 2, 3].map(waiting) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("progressbar", { name: "Waits for its turn" })).toBeVisible();
  },
};

export const Working: Story = {
  args: { intercept: saying({ state: "running", results: [resultOf(0, null), resultOf(1, null), waiting(2), waiting(3)] }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole("progressbar", { name: "2 of 4 templates" })).toHaveAttribute("aria-valuenow", "50");
  },
};

export const Done: Story = {
  args: { intercept: saying({ fileUrl: "/api/v2/jobs/b1/result" }) },
  play: async ({ canvas }) => {
    await start(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getByText("4 templates are in the archive.")).toBeVisible();
    await expect(report.getByRole("button", { name: "Download archive" })).toBeVisible();
  },
};

export const SomeLeftOut: Story = {
  args: {
    intercept: saying({
      fileUrl: "/api/v2/jobs/b1/result",
      results: [resultOf(0, null), resultOf(1, "not-compilable"), resultOf(2, "content-too-costly"), resultOf(3, null)],
    }),
  },
  play: async ({ canvas }) => {
    await start(canvas);
    const report = within(await canvas.findByRole("dialog", { name: "What was exported" }));
    await expect(report.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const NothingExported: Story = {
  args: { intercept: saying({ results: [0, 1, 2, 3].map((at) => resultOf(at, "template-not-found")) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText("No template could be exported, so there is no archive.")).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { intercept: saying({ state: "cancelled", results: [0, 1, 2, 3].map(waiting) }) },
  play: async ({ canvas }) => {
    await start(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Start again" }));
    await expect(await canvas.findByRole("dialog", { name: "Export 4 templates" })).toBeVisible();
  },
};
