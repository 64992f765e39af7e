import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent } from "storybook/test";
import { Copy } from "../../icons/lucide/copy.gen.js";
import { CopyPlus } from "../../icons/lucide/copy-plus.gen.js";
import { Ellipsis } from "../../icons/lucide/ellipsis.gen.js";
import { Trash2 } from "../../icons/lucide/trash-2.gen.js";
import { Button } from "../button/button.js";
import { IconButton } from "../button/icon-button.js";
import { ContextMenu } from "./context-menu.js";
import { Menu } from "./menu.js";
import type { MenuItem } from "./menu-item.js";

const meta: Meta = { title: "Overlays/Menu" };
export default meta;

const doNothing = () => undefined;
const actions: MenuItem[] = [
  { id: "copy", label: "Copy", icon: Copy, shortcut: "Ctrl+C", onSelect: doNothing },
  { id: "duplicate", label: "Duplicate", icon: CopyPlus, shortcut: "Ctrl+D", onSelect: doNothing },
  { id: "paste", label: "Paste", shortcut: "Ctrl+V", isDisabled: true, onSelect: doNothing },
  { kind: "separator", id: "line" },
  { id: "delete", label: "Delete", icon: Trash2, isDanger: true, shortcut: "Del", onSelect: doNothing },
];

export const Open: StoryObj = {
  render: () => <Menu label="More" items={actions} trigger={(props) => <IconButton {...props} label="More" icon={Ellipsis} />} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(canvas.getByRole("menuitem", { name: /Copy/ }).matches(":focus")).toBe(true);
  },
};

const choices: MenuItem[] = [
  { kind: "heading", id: "zoom", label: "Zoom" },
  { id: "50", label: "50%", isChecked: false, onSelect: doNothing },
  { id: "100", label: "100%", isChecked: true, onSelect: doNothing },
  { id: "150", label: "150%", isChecked: false, onSelect: doNothing },
];

export const Choices: StoryObj = {
  render: () => <Menu label="Zoom" items={choices} trigger={(props) => <Button {...props}>100%</Button>} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "100%" }));
    await expect(canvas.getByRole("menuitemcheckbox", { name: "100%" })).toBeChecked();
  },
};

function Block() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  return (
    <>
      <button
        type="button"
        style={{ inlineSize: 240, blockSize: 120, border: "1px dashed var(--mw-border-strong)", background: "none" }}
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY });
        }}
      >
        A block
      </button>
      <ContextMenu label="A block" items={actions} at={at} onClose={() => setAt(null)} />
    </>
  );
}

export const AtThePointer: StoryObj = {
  render: () => <Block />,
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole("button", { name: "A block" }), { clientX: 120, clientY: 90 });
    await expect(canvas.getByRole("menu", { name: "A block" })).toBeInTheDocument();
  },
};
