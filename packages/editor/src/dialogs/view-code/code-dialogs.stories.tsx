import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Code",
  parameters: { frame: { ground: "sunken" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

export const ViewCode: Story = {
  args: { dialog: { kind: "view-code" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "HTML code" })).toHaveTextContent(/<!doctype html>/i);
    await userEvent.click(canvas.getByRole("tab", { name: "MJML" }));
    await expect(await canvas.findByRole("textbox", { name: "MJML code" })).toHaveTextContent(/<mjml/);
  },
};

export const ImportCode: Story = {
  args: { dialog: { kind: "import-code" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "HTML or MJML code" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

export const ImportRefused: Story = {
  args: { dialog: { kind: "import-code" } },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" });
    // CodeMirror reads what is written into its element; simulated keys write nothing.
    code.textContent = "only words";
    await waitFor(() => expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await canvas.findByText("This is no HTML or MJML: there is not a single tag in it.");
  },
};

export const BlockCode: Story = {
  args: {
    dialog: { kind: "block-code", blockId: "own" },
    document: {
      version: 1,
      settings: {},
      root: {
        id: "r",
        type: "root",
        props: {},
        children: [{ id: "own", type: "code", props: { html: "<p>Hello</p>\n<script>x()</script>" } }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "HTML code" })).toHaveTextContent("Hello");
    await expect(canvas.getByText(/^You are not allowed to insert custom script/)).toBeVisible();
  },
};
