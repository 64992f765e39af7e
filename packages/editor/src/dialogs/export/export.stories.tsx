import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { leaveUnsaved, never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Export",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "export" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

export const Pdf: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^PDF/ })).toBeChecked();
  },
};

export const Image: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Image/ }));
    await expect(canvas.getByRole("spinbutton", { name: "Width" })).toHaveValue("600");
    await userEvent.click(canvas.getByRole("radio", { name: "Mobile" }));
    await expect(canvas.getByRole("spinbutton", { name: "Width" })).toHaveValue("320");
  },
};

export const Editable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^HTML/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Can be imported as the same blocks" }));
    await expect(canvas.getByText(/not for sending/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^MJML/ }));
    await expect(canvas.getByRole("checkbox", { name: "Can be imported as the same blocks" })).toBeChecked();
  },
};

/** The server draws, and takes its time. */
export const Drawing: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { drawing: never() }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await expect(await canvas.findByRole("progressbar", { name: "Making the file" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel" }).matches(":focus")).toBe(true);
  },
};

export const NotConfigured: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("renderer-unavailable") }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await canvas.findByText(/^This server is not configured/);
    await expect(canvas.getByRole("button", { name: "Download" })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await expect(await canvas.findByText("The file could not be made. There is no connection. Check it and try again")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" }).matches(":focus")).toBe(true);
    await userEvent.click(canvas.getByRole("radio", { name: /^HTML/ }));
    await expect(canvas.getByRole("button", { name: "Download" })).toBeVisible();
  },
};

export const OfUnsavedWork: Story = {
  args: { prepare: leaveUnsaved },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your latest changes are saved first\.$/);
  },
};
