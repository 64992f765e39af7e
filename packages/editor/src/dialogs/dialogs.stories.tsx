import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../testing/memory-ports.js";
import { sampleDocument } from "../testing/sample-document.js";
import { StoryPart, type StoryPartProps } from "../testing/story-part.js";
import { DialogHost } from "./dialog-host.js";

// Each dialog comes with code of its own.
const patience = { timeout: 10_000 };

const meta: Meta<StoryPartProps> = {
  title: "Editor/Dialogs",
  parameters: { frame: { ground: "sunken" } },
  play: async ({ canvas }) => {
    await Promise.any([canvas.findByRole("dialog", {}, patience), canvas.findByRole("alertdialog", {}, patience)]);
  },
  render: (args) => (
    <StoryPart {...args} document={args.document ?? sampleDocument()}>
      <DialogHost />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const typed = ({ services }: Parameters<NonNullable<StoryPartProps["prepare"]>>[0]) =>
  services.editor.run("insert-block", { seed: { type: "heading" } });

export const TemplateInfo: Story = {
  args: { dialog: { kind: "template-info" } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" }, patience);
    await fireEvent.change(name, { target: { value: "" } });
    await expect(canvas.getByText("Please enter name")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const TestEmail: Story = {
  args: { dialog: { kind: "test-email" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }, patience));
    await expect(canvas.getByText("Add at least 1 email")).toBeVisible();
  },
};

export const TestEmailAsksToSave: Story = { args: { dialog: { kind: "test-email" }, prepare: (editor) => void typed(editor) } };

export const GeneralSettings: Story = { args: { dialog: { kind: "general-settings" } } };

export const GeneralSettingsWithoutWrapper: Story = {
  args: {
    dialog: { kind: "general-settings" },
    document: { version: 1, settings: {}, root: { id: "r", type: "root", props: {}, children: [] } },
  },
};

export const Export: Story = { args: { dialog: { kind: "export" } } };

export const Clear: Story = { args: { dialog: { kind: "clear" } } };

export const Published: Story = { args: { dialog: { kind: "published" } } };

export const Shortcuts: Story = { args: { dialog: { kind: "shortcuts" } } };

const aShopWindow = {
  version: 1,
  settings: {},
  root: {
    id: "r",
    type: "root",
    props: {},
    children: [{ id: "w", type: "wrapper", props: {}, children: [{ id: "shop", type: "products", props: {} }] }],
  },
};

export const Products: Story = {
  args: { dialog: { kind: "products", blockId: "shop" }, document: aShopWindow },
  play: async ({ canvas }) => {
    const products = await canvas.findByRole("combobox", { name: "Products" }, patience);
    await expect(products).toBeDisabled();
    await expect(canvas.getByRole("combobox", { name: "Category" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Add" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("combobox", { name: "Store" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Northlight" }));
    await waitFor(() => expect(products).toBeEnabled());
    await userEvent.click(products);
    await userEvent.click(await canvas.findByRole("option", { name: /^Moon pendant/ }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Add" })).toBeEnabled();
  },
};

export const ProductsWithoutStore: Story = {
  args: { ...Products.args, prepare: ({ world }) => void Object.assign(world, { stores: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText("No store is connected yet", {}, patience);
  },
};

export const ProductsFailed: Story = {
  args: { ...Products.args, prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Error fetching the user products!", {}, patience);
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Problems: Story = {
  args: {
    dialog: { kind: "problems" },
    document: {
      version: 7,
      settings: {},
      root: { id: "r", type: "root", props: {}, children: [{ id: "x", type: "hologram", props: {} }, "nonsense", 42] },
    },
  },
};

export const Conflict: Story = {
  args: {
    prepare: ({ actions, world }) => actions.open({ kind: "conflict", theirs: world.stored }),
  },
};

export const SaveFailed: Story = { args: { dialog: { kind: "save-failed", refusal: refusalOf("network", true) } } };

export const Leave: Story = { args: { dialog: { kind: "leave", onLeave: () => undefined } } };

const draft = (savedAtMs: number, baseEtag: string) => ({
  key: "t1",
  editorId: `e${savedAtMs}`,
  document: { version: 1, settings: {}, root: { id: "r", type: "root", props: {} } },
  baseEtag,
  savedAtMs,
});

export const CrashDraft: Story = {
  args: { dialog: { kind: "crash-draft", drafts: [draft(1_770_000_000_000 - 240_000, '"1"')] } },
};

export const SeveralCrashDrafts: Story = {
  args: {
    dialog: { kind: "crash-draft", drafts: [draft(1_770_000_000_000 - 240_000, '"0"'), draft(1_770_000_000_000 - 7_400_000, '"0"')] },
  },
};
