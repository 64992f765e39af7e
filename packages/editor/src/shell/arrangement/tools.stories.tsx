import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { refusalWordsCode } from "../../base/words/refusal-words.js";
import { LaterFindBar } from "../../panels/find/later-find.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
import { addLaterCommands } from "../../workspace/commands/add-later-commands.js";
import { DialogPlace } from "../dialogs/dialog-place.js";
import { EditorHeader } from "../header/editor-header.js";
import { EditorToolbar } from "../toolbar/editor-toolbar.js";
import { BlocksSide } from "./blocks-side.js";

const meta: Meta = { title: "Editor/Tools", parameters: { frame: { widthPx: 480, ground: "sunken" } } };
export default meta;

type Story = StoryObj;

export const Find: Story = {
  render: () => (
    <StoryPart
      document={sampleDocument()}
      prepare={({ workspace, services }) => {
        void addLaterCommands(services.editor);
        workspace.setState({ find: { asked: 1, place: -1, words: "", isCaseSensitive: false } });
      }}
    >
      <div style={{ position: "relative", height: 160 }}>
        <LaterFindBar />
      </div>
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("searchbox", { name: "Find" }), { target: { value: "the" } });
    await canvas.findByText(/^0 of \d+$/);
    await fireEvent.click(canvas.getByRole("button", { name: "Next find" }));
    await canvas.findByText(/^1 of \d+$/);
  },
};

/** What cannot be done now is pale, and its tooltip says why: there is nothing to undo, and the email has its real size. */
export const RefusedCommands: Story = {
  parameters: { frame: { widthPx: 1160 } },
  render: () => (
    <StoryPart
      document={{ ...sampleDocument(), root: { id: "root", type: "root", props: {}, children: [] } }}
      prepare={({ services }) => void addLaterCommands(services.editor)}
    >
      <EditorHeader isNarrow={false} />
      <EditorToolbar />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await Promise.all([refusalWordsCode.load(), canvas.findByRole("button", { name: "Undo" })]);
    for (const name of ["Undo", "Redo", "Reset zoom", "Clear"]) {
      await waitFor(() => expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true"));
    }
    await userEvent.hover(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.getByRole("tooltip", { hidden: true })).toHaveTextContent("There is nothing to undo"));
  },
};

export const NothingFound: Story = {
  ...Find,
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("searchbox", { name: "Find" }), { target: { value: "hologram" } });
    await expect(canvas.getByText("Nothing found")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Replace all" })).toBeDisabled();
  },
};

export const Commands: Story = {
  render: () => (
    <StoryPart document={sampleDocument()} dialog={{ kind: "commands" }}>
      <DialogPlace />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Commands" }));
    await fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "zoom" } });
    await expect(dialog.getAllByRole("option")[0]).toHaveTextContent("Zoom in");
  },
};

export const NoCommandFound: Story = {
  ...Commands,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Commands" }));
    await fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "hologram" } });
    await expect(dialog.getByText("Nothing matches “hologram”.")).toBeVisible();
  },
};

export const Layers: Story = {
  parameters: { frame: { widthPx: 300 } },
  render: () => (
    <StoryPart document={sampleDocument()}>
      <BlocksSide band="wide" />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole("tab", { name: "Layers" }));
    const tree = within(await canvas.findByRole("tree", { name: "Layers" }));
    const [page, first] = tree.getAllByRole("treeitem");
    await expect(page).toHaveAttribute("aria-expanded", "true");
    first?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(first).toHaveAttribute("aria-expanded", "true");
  },
};
