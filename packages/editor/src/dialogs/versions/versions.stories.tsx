import { collectBlocks } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { holdReadOnly, leaveUnsaved, never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Version history",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "versions" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const version = (hours: number, userName: string, document: unknown) => ({
  date: new Date(1_770_000_000_000 - hours * 3_600_000).toISOString(),
  userName,
  name: "",
  authors: [userName].filter((name) => name !== ""),
  previewUrl: "https://example.com/preview",
  document,
});

const aFewVersions = ({ world }: TestEditor) =>
  void Object.assign(world, {
    versions: [version(2, "Ann Lindqvist", sampleDocument()), version(30, "Ben Castellanos", sampleDocument(1)), version(200, "", null)],
  });

export const Listed: Story = {
  args: { prepare: aFewVersions },
  play: async ({ canvas }) => {
    await canvas.findByText("2 hours ago");
    await expect(canvas.getByText("by Ben Castellanos")).toBeVisible();
  },
};

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Inside of a shadow root the page has no focused element but its host. */
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element.matches(":focus")).toBe(true));

const named = (editor: TestEditor) => {
  aFewVersions(editor);
  const [newest, before, oldest] = editor.world.versions;
  if (!newest || !before || !oldest) return;
  const five = ["Ann Lindqvist", "Ben Castellanos", "Chidi Eze", "Dana Okafor", "Elif Yilmaz"];
  editor.world.versions = [
    { ...newest, authors: five.slice(0, 3) },
    { ...before, name: "As agreed with the printer", authors: five },
    oldest,
  ];
};

/** A name stands first; of many who wrote, the first are named, and the others on request. */
export const Named: Story = {
  args: { prepare: named },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("As agreed with the printer")).toBeVisible();
    await expect(canvas.getByText("by Ann Lindqvist, Ben Castellanos, and Chidi Eze")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "and 3 others" }));
    await expect(canvas.getByText(/by Ann Lindqvist, Ben Castellanos, Chidi Eze, Dana Okafor, and Elif Yilmaz/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Named only" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

/** What is there now gets a name; by keyboard alone. */
export const NamesThis: Story = {
  args: { dialog: { kind: "versions", naming: true }, prepare: aFewVersions },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Name of this version" });
    await hasFocus(field);
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Enter a name")).toBeVisible();
    await fill(field, "Before the sale");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Before the sale")).toBeVisible();
    await hasFocus(await canvas.findByRole("button", { name: "Name this version" }));
  },
};

/** Escape leaves the name as it was, and the dialog open. */
export const Renames: Story = {
  args: { prepare: named },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rename “As agreed with the printer”" }));
    const field = await canvas.findByRole("textbox", { name: /^Name of the version from/ });
    await hasFocus(field);
    await fill(field, "Nonsense");
    await userEvent.keyboard("{Escape}");
    await hasFocus(await canvas.findByRole("button", { name: "Rename “As agreed with the printer”" }));
    await userEvent.keyboard("{Enter}");
    const again = await canvas.findByRole("textbox", { name: /^Name of the version from/ });
    await hasFocus(again);
    await fill(again, "As printed");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("As printed")).toBeVisible();
  },
};

export const NamesAreFull: Story = {
  args: {
    dialog: { kind: "versions", naming: true },
    prepare: (editor) => {
      aFewVersions(editor);
      Object.assign(editor.services.ports.versions ?? {}, { keep: async () => refusalOf("too-many-named-versions") });
    },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Name of this version" });
    await hasFocus(field);
    await fill(field, "One more");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/hundred named versions/)).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("No versions yet");
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The versions could not be loaded");
  },
};

export const Compared: Story = {
  args: {
    prepare: (editor) => {
      aFewVersions(editor);
      const { services } = editor;
      const [heading] = collectBlocks(services.editor.document.get().root).filter(({ type }) => type === "heading");
      if (heading) services.editor.run("set-props", { blockIds: [heading.id], props: { text: "Another heading" } });
      leaveUnsaved(editor);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /^What changed/ }))[0] ?? document.body);
    const shown = (await canvas.findAllByRole("button", { current: true }))[0];
    await expect(shown).toHaveTextContent("Heading: Another heading");
    await expect(shown).toHaveTextContent("Changed: Text");
    const [added] = canvas.getAllByRole("button", { name: /Added/ });
    await userEvent.click(added ?? document.body);
    await expect(added).toHaveAttribute("aria-current", "true");
    await expect(await canvas.findByTitle("The email as it was")).toBeVisible();
    // Each picture marks every change, and the one that is looked at with its word.
    const inside = added?.getRootNode();
    await waitFor(() => expect(inside instanceof ShadowRoot && inside.querySelectorAll(".mw-compare-mark[data-shown]").length).toBe(2));
  },
};

export const Waiting: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports.versions ?? {}, { list: never }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Loading");
  },
};

/** A person who may only look can preview and compare. */
export const ReadOnly: Story = {
  args: {
    prepare: (editor) => {
      aFewVersions(editor);
      holdReadOnly(editor);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^Preview/ });
    await expect(canvas.queryByRole("button", { name: /^Restore/ })).toBeNull();
  },
};

const compare = async ({ canvas }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await userEvent.click((await canvas.findAllByRole("button", { name: /^What changed/ }))[0] ?? document.body);
};

export const ComparedWithout: Story = {
  args: { prepare: aFewVersions },
  play: async (context) => {
    await compare(context);
    await context.canvas.findByText("Nothing has changed since this version.");
  },
};

export const ComparingFailed: Story = {
  args: {
    prepare: (editor) => {
      aFewVersions(editor);
      Object.assign(editor.services.ports.versions ?? {}, { load: async () => refusalOf("network", true) });
    },
  },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

/** Work that is not saved is not replaced without a question. */
export const AsksBeforeRestoring: Story = {
  args: {
    prepare: (editor) => {
      aFewVersions(editor);
      leaveUnsaved(editor);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /^Restore the version/ }))[0] ?? document.body);
    await expect(await canvas.findByRole("alertdialog", { name: "Replace what is not saved?" })).toBeVisible();
  },
};
