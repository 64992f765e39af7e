import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { TestEditor } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
import { type PanelTab, panelTabs } from "../../workspace/panels/panel-tabs.js";
import { wholeEmailCode } from "./later-whole-email.js";
import { SettingsPanel } from "./settings-panel.js";

interface PanelStoryProps {
  /** The type of the block that is selected. Absent: nothing is selected. */
  readonly selected?: string;
  readonly isReadOnly?: boolean;
  readonly isAdvanced?: boolean;
  readonly areTabsClosed?: boolean;
  readonly prepare?: (editor: TestEditor) => void;
}

function PanelStory({ selected, isReadOnly = false, isAdvanced = false, areTabsClosed = false, prepare }: PanelStoryProps) {
  const [closed, setClosed] = useState<ReadonlySet<PanelTab>>(new Set(areTabsClosed ? panelTabs : []));
  const select = (editor: TestEditor) => {
    const { viewState, run } = editor.services.editor;
    if (selected !== undefined) run("insert-block", { blueprint: { type: selected } });
    viewState.setState({ mode: isAdvanced ? "advanced" : "simple", readOnly: isReadOnly });
    prepare?.(editor);
  };
  return (
    <StoryPart document={sampleDocument()} prepare={select}>
      <SettingsPanel
        closedTabs={closed}
        onToggle={(tab, isOpen) => setClosed((known) => new Set(panelTabs.filter((one) => (one === tab ? !isOpen : known.has(one)))))}
        onGeneralSettings={() => undefined}
      />
    </StoryPart>
  );
}

const meta: Meta<typeof PanelStory> = { title: "Editor/Settings panel", component: PanelStory, parameters: { frame: { widthPx: 320 } } };
export default meta;

type Story = StoryObj<typeof PanelStory>;

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    // In the editor it comes at the first sign of use.
    await wholeEmailCode.load();
    await expect(await canvas.findByRole("combobox", { name: "Font" })).toBeVisible();
  },
};

/** Texts and headings have different fonts. */
export const NothingSelectedOfTwoFonts: Story = {
  args: { prepare: ({ services: { editor } }) => void editor.run("set-settings", { settings: { headerFonts: "Georgia" } }) },
  play: async ({ canvas }) => {
    await wholeEmailCode.load();
    await expect(await canvas.findByText("Different values")).toBeVisible();
  },
};

export const NothingSelectedReadOnly: Story = { args: { isReadOnly: true } };

/** A section has columns to choose. */
export const Section: Story = { args: { prepare: selectSection } };

/** In advanced mode there are more of them. */
export const SectionInAdvancedMode: Story = { args: { isAdvanced: true, prepare: selectSection } };

function selectSection({ services: { editor } }: TestEditor): void {
  const [section] = editor.document.get().root.children?.[0]?.children ?? [];
  if (section) editor.viewState.setState({ selection: [section.id] });
}

export const Heading: Story = { args: { selected: "heading" } };

export const Image: Story = { args: { selected: "image" } };

export const Divider: Story = { args: { selected: "divider" } };

export const Collapsed: Story = { args: { selected: "button", areTabsClosed: true } };

export const ReadOnly: Story = { args: { selected: "button", isReadOnly: true } };

export const SeveralSelected: Story = {
  args: {
    prepare: ({ services: { editor } }) => {
      const [first, second] = editor.document.get().root.children?.[0]?.children ?? [];
      if (first && second) editor.viewState.setState({ selection: [first.id, second.id] });
    },
  },
};

/** The email has more of their kind, and all of it is offered. */
export const SeveralOfAKind: Story = {
  args: {
    prepare: ({ services: { editor } }) => {
      const added = ["one", "two", "three"].flatMap(() => {
        const outcome = editor.run("insert-block", { blueprint: { type: "quote" } });
        return outcome.done ? [outcome.value] : [];
      });
      editor.viewState.setState({ selection: added.slice(1) });
    },
  },
};

/** A value of the block's own can be reset to the inherited one. */
export const Button: Story = {
  args: { selected: "button" },
  play: async ({ canvas }) => {
    const size = await canvas.findByRole("spinbutton", { name: "Font size" });
    await userEvent.click(size);
    await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowUp}{/Shift}{Tab}");
    await expect(size).toHaveValue("27");
    await userEvent.click(canvas.getByRole("button", { name: "Reset Font size" }));
    await expect(size).toHaveValue("16");
  },
};

/** Round corners in classic Outlook make the email heavier, and the choice says by how much. */
export const ButtonRoundInOutlook: Story = {
  args: { selected: "button" },
  play: async ({ canvas }) => {
    const corners = await canvas.findByRole("combobox", { name: "Corners in Outlook for Windows" });
    await userEvent.selectOptions(corners, "Round (adds 0.6 KB)");
    await expect(corners).toHaveValue("round");
  },
};

/** In advanced mode a field sets the value for the screen that the canvas shows, and says so. */
export const OnAPhone: Story = {
  args: {
    selected: "heading",
    isAdvanced: true,
    prepare: ({ services: { editor } }) => {
      editor.run("set-device", { device: "mobile" });
    },
  },
  play: async ({ canvas }) => {
    const size = await canvas.findByRole("spinbutton", { name: "Font size, phone" });
    await userEvent.click(size);
    await userEvent.keyboard("{ArrowDown}{Tab}");
    await expect(size).toHaveValue("33");
    await userEvent.click(canvas.getByRole("button", { name: "Reset Font size, phone" }));
    await expect(size).toHaveValue("34");
  },
};

export const InTheDark: Story = {
  args: {
    selected: "button",
    isAdvanced: true,
    prepare: ({ services: { editor } }) => {
      editor.run("set-scheme", { scheme: "dark" });
    },
  },
};

/** The fields that every block has in advanced mode: a box, conditions, locks. Locked content cannot be changed. */
export const AdvancedAndLocked: Story = {
  args: {
    selected: "button",
    isAdvanced: true,
    prepare: ({ services: { editor } }) => {
      const advanced = { background: "#eef2ff", padding: { top: 16, right: 16, bottom: 16, left: 16 }, opacity: 0.9 };
      editor.run("set-extras", { part: "advanced", values: advanced });
      editor.run("set-extras", { part: "rules", values: { condition: "customer.orders > 3" } });
      editor.run("set-extras", { part: "lock", values: { content: true } });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Label" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("switch", { name: "Lock the content" }));
    await expect(canvas.getByRole("textbox", { name: "Label" })).toBeEnabled();
    await expect(canvas.getByRole("textbox", { name: "Show when" })).toHaveValue("customer.orders > 3");
  },
};
