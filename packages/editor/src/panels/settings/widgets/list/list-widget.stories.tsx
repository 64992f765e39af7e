import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { TestEditor } from "../../../../testing/open-editor.js";
import { sampleDocument } from "../../../../testing/sample-document.js";
import { StoryPart } from "../../../../testing/story-part.js";
import { SettingsPanel } from "../../settings-panel.js";

interface ListStoryProps {
  readonly type: string;
  readonly isReadOnly?: boolean;
}

function ListStory({ type, isReadOnly = false }: ListStoryProps) {
  const select = ({ services: { editor } }: TestEditor) => {
    editor.run("insert-block", { blueprint: { type } });
    editor.viewState.setState({ readOnly: isReadOnly });
  };
  return (
    <StoryPart document={sampleDocument()} prepare={select}>
      <SettingsPanel closedTabs={new Set(["settings", "style"])} onToggle={() => undefined} onGeneralSettings={() => undefined} />
    </StoryPart>
  );
}

const meta: Meta<typeof ListStory> = { title: "Editor/List of items", component: ListStory, parameters: { frame: { widthPx: 320 } } };
export default meta;

type Story = StoryObj<typeof ListStory>;

/** The same by keyboard: the handle's row moves with the arrow keys and keeps the focus. */
export const Menu: Story = {
  args: { type: "menu" },
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole("listitem").map((row) => row.querySelector(".mw-list-words")?.textContent);
    const handle = await canvas.findByRole("button", { name: "Move New in" });
    handle.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(titles()).toEqual(["Shop", "Stories", "New in", "Contact"]);
    await expect(canvas.getByRole("button", { name: "Move New in" }).matches(":focus")).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Shop" }));
    await expect(canvas.getByRole("button", { name: "Stories" }).matches(":focus")).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Add a link" }));
    await expect(canvas.getByRole("textbox", { name: "Text" }).matches(":focus")).toBe(true);
    await expect(titles()).toEqual(["Stories", "New in", "Contact", "Link"]);
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Link" }));
    await expect(canvas.queryByRole("menuitem", { name: "Duplicate" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** A member that is not set on the item has the value of the whole block, and can be reset to it. */
export const Social: Story = {
  args: { type: "social" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Instagram" }));
    const item = within(canvas.getByRole("group", { name: "Instagram" }));
    const size = item.getByRole("spinbutton", { name: "Size" });
    await userEvent.click(size);
    await userEvent.keyboard("{ArrowUp}{Tab}");
    await expect(size).toHaveValue("33");
    await userEvent.click(item.getByRole("button", { name: "Reset Size" }));
    await expect(size).toHaveValue("32");
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Instagram" }));
    await userEvent.click(canvas.getByRole("menuitem", { name: "Duplicate" }));
    await expect(canvas.getAllByRole("button", { name: "Instagram" })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Add an icon" }));
    await expect(canvas.getByRole("button", { name: "YouTube" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const ReadOnly: Story = { args: { type: "menu", isReadOnly: true } };
