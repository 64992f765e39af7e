import { collectBlocks } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { BlocksSide } from "../../shell/arrangement/blocks-side.js";
import { DialogPlace } from "../../shell/dialogs/dialog-place.js";
import { refusalOf } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<Omit<StoryPartProps, "children">> = {
  title: "Editor/Modules",
  parameters: { frame: { widthPx: 300 } },
  render: (args) => (
    <StoryPart {...args}>
      <BlocksSide band="wide" />
      <DialogPlace />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

const open = async ({ canvas }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await fireEvent.click(await canvas.findByRole("tab", { name: /^Modules/ }));
  return canvas;
};

export const All: Story = {
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByRole("button", { name: "Voucher" });
    await expect(await canvas.findByTitle("2 custom module groups")).toHaveTextContent("2");
    await expect(canvas.getByRole("button", { name: "Headers" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Logo line: actions" })).toBeNull();
  },
};

export const Found: Story = {
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByRole("button", { name: "Voucher" });
    await fireEvent.change(canvas.getByRole("searchbox", { name: "Search modules" }), { target: { value: "navigation" } });
    await expect(canvas.getByRole("button", { name: "Logo line" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Voucher" })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByRole("button", { name: "Voucher" });
    await fireEvent.change(canvas.getByRole("searchbox", { name: "Search modules" }), { target: { value: "hologram" } });
    await expect(canvas.getByText("No module matches “hologram”.")).toBeVisible();
  },
};

export const None: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { shelf: { modules: [], groups: [], mayKeepGroups: false } }) },
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByText("No modules yet");
    await expect(canvas.queryByRole("button", { name: "Add group" })).toBeNull();
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByText("The modules could not be loaded");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.modules ?? {}, { list: () => new Promise(() => undefined) }) },
  play: async (context) => {
    const canvas = await open(context);
    await canvas.findByRole("status", { name: "Loading modules" });
  },
};

export const NewCategory: Story = {
  play: async (context) => {
    const canvas = await open(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Add group" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New module category" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByText("Category name is required")).toBeVisible();
    await fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: " shop " } });
    await expect(dialog.getByText("A category with this name already exists! Please type a different name")).toBeVisible();
  },
};

export const DeleteModule: Story = {
  play: async (context) => {
    const canvas = await open(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Voucher: actions" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Delete" }));
    await canvas.findByRole("alertdialog", { name: "Delete module" });
  },
};

const selectHeading = ({ services: { editor } }: TestEditor) => {
  const heading = collectBlocks(editor.document.get().root).find(({ type }) => type === "heading");
  if (heading) editor.run("select", { blockIds: [heading.id] });
};

export const SaveAsModule: Story = {
  args: { document: sampleDocument(), dialog: { kind: "save-module" }, prepare: selectHeading },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Save as module" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByText("Please enter name")).toBeVisible();
    await expect(await dialog.findByRole("combobox", { name: "Category" })).toHaveDisplayValue("My modules");
  },
};

export const EditModule: Story = {
  args: { document: sampleDocument(), prepare: selectHeading },
  play: async (context) => {
    const canvas = await open(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Voucher: actions" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Edit" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit module" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Replace its content with the selected block/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await canvas.findByText("Module saved");
  },
};

export const SaveAsModuleFailed: Story = {
  args: {
    document: sampleDocument(),
    dialog: { kind: "save-module" },
    prepare: (editor) => {
      selectHeading(editor);
      Object.assign(editor.services.ports.modules ?? {}, { create: async () => refusalOf("network", true) });
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Save as module" }));
    await fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Greeting" } });
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("It was not saved. Check your connection and try again.");
  },
};
