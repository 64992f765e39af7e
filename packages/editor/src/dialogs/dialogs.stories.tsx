import { collectBlocks } from "@mailwright/document";
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

export const ExportImage: Story = {
  args: { dialog: { kind: "export" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Image/ }, patience));
    await expect(canvas.getByRole("spinbutton", { name: "Width" })).toHaveValue("600");
    await userEvent.click(canvas.getByRole("radio", { name: "Mobile" }));
    await expect(canvas.getByRole("spinbutton", { name: "Width" })).toHaveValue("320");
  },
};

/** The server draws, and takes its time. */
export const ExportDrawing: Story = {
  args: { dialog: { kind: "export" }, prepare: ({ world }) => void Object.assign(world, { drawing: new Promise<void>(() => undefined) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }, patience));
    await expect(await canvas.findByRole("progressbar", { name: "Making the file" })).toBeVisible();
  },
};

export const ExportNotConfigured: Story = {
  args: { dialog: { kind: "export" }, prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("renderer-unavailable") }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }, patience));
    await canvas.findByText(/^This server is not configured/);
    await expect(canvas.getByRole("button", { name: "Download" })).toBeDisabled();
  },
};

export const Unpublish: Story = { args: { dialog: { kind: "unpublish" } } };

export const ViewCode: Story = {
  args: { dialog: { kind: "view-code" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "HTML code" }, patience)).toHaveTextContent(/<!doctype html>/i);
    await userEvent.click(canvas.getByRole("tab", { name: "MJML" }));
    await expect(await canvas.findByRole("textbox", { name: "MJML code" })).toHaveTextContent(/<mjml/);
  },
};

export const ImportCode: Story = {
  args: { dialog: { kind: "import-code" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "HTML or MJML code" }, patience)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

export const ImportRefused: Story = {
  args: { dialog: { kind: "import-code" } },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" }, patience);
    // CodeMirror reads what is written into its element; simulated keys write nothing.
    code.textContent = "only words";
    await waitFor(() => expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await canvas.findByText("This is no HTML or MJML: there is not a single tag in it.", {}, patience);
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
    await expect(await canvas.findByRole("textbox", { name: "HTML code" }, patience)).toHaveTextContent("Hello");
    await expect(canvas.getByText(/^You are not allowed to insert custom script/)).toBeVisible();
  },
};

const notes = [
  {
    id: "n1",
    text: "Is the price still right?",
    authorName: "Ben Castellanos",
    createdAtMs: 1_770_000_000_000 - 86_400_000 * 3,
    isOwn: false,
  },
  { id: "n2", text: "Yes, until Friday.", authorName: "Ann Lindqvist", createdAtMs: 1_770_000_000_000 - 300_000, isOwn: true },
];

export const Notes: Story = {
  args: { dialog: { kind: "notes" }, info: { isShared: true }, prepare: ({ world }) => void Object.assign(world, { notes }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Yes, until Friday.", {}, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(await canvas.findByText("Please enter a note!")).toBeVisible();
  },
};

export const NotesOfOthers: Story = {
  args: { dialog: { kind: "notes" }, prepare: ({ world }) => void Object.assign(world, { notes, mayDeleteNotes: false }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Yes, until Friday.", {}, patience);
    await expect(canvas.getAllByRole("button", { name: /^Delete/ })).toHaveLength(1);
  },
};

export const NotesEmpty: Story = {
  args: { dialog: { kind: "notes" } },
  play: async ({ canvas }) => {
    await canvas.findByText("No notes yet", {}, patience);
  },
};

export const NotesFailed: Story = {
  args: { dialog: { kind: "notes" }, prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The notes could not be loaded", {}, patience);
  },
};

const version = (hours: number, userName: string, document: unknown) => ({
  date: new Date(1_770_000_000_000 - hours * 3_600_000).toISOString(),
  userName,
  previewUrl: "https://example.com/preview",
  document,
});

const aFewVersions = ({ world }: Parameters<NonNullable<StoryPartProps["prepare"]>>[0]) =>
  void Object.assign(world, {
    versions: [version(2, "Ann Lindqvist", sampleDocument()), version(30, "Ben Castellanos", sampleDocument(1)), version(200, "", null)],
  });

export const Versions: Story = {
  args: { dialog: { kind: "versions" }, prepare: aFewVersions },
  play: async ({ canvas }) => {
    await canvas.findByText("2 hours ago", {}, patience);
    await expect(canvas.getByText("by Ben Castellanos")).toBeVisible();
  },
};

export const VersionsEmpty: Story = {
  args: { dialog: { kind: "versions" } },
  play: async ({ canvas }) => {
    await canvas.findByText("No versions yet", {}, patience);
  },
};

export const VersionsFailed: Story = {
  args: { dialog: { kind: "versions" }, prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The versions could not be loaded", {}, patience);
  },
};

export const VersionCompared: Story = {
  args: {
    dialog: { kind: "versions" },
    prepare: (editor) => {
      aFewVersions(editor);
      const { services } = editor;
      const [heading] = collectBlocks(services.editor.document.get().root).filter(({ type }) => type === "heading");
      if (heading) services.editor.run("set-props", { blockIds: [heading.id], props: { text: "Another heading" } });
      typed(editor);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /^What changed/ }, patience))[0] ?? document.body);
    await canvas.findByText("Added", {}, patience);
    await expect(canvas.getByText("Changed")).toBeVisible();
    await expect(canvas.getByTitle("The email as it was")).toBeVisible();
  },
};

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
