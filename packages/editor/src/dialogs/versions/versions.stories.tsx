import { collectBlocks } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
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
    await canvas.findByText("Added");
    await expect(canvas.getByText("Changed")).toBeVisible();
    await expect(await canvas.findByTitle("The email as it was")).toBeVisible();
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
