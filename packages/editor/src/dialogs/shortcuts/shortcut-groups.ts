import type { shortcutsStrings } from "./shortcuts-strings.js";

/** The lines of the shortcut sheet. `commandId` reads the keys from the command; `keys` are those of the canvas itself. */
export interface ShortcutLine {
  readonly word: keyof typeof shortcutsStrings.messages;
  readonly commandId?: string;
  readonly keys?: readonly string[];
}

/** What the sheet lists, group by group. */
export const shortcutGroups = {
  blocks: [
    { word: "walk", keys: ["arrowup", "arrowdown"] },
    { word: "edit", keys: ["enter"] },
    { word: "leave", keys: ["escape"] },
    { word: "extend", keys: ["shift+arrowup", "shift+arrowdown"] },
    { word: "move", keys: ["alt+arrowup", "alt+arrowdown"] },
    { word: "menu", keys: ["shift+f10"] },
    { word: "duplicate", commandId: "duplicate-block" },
    { word: "remove", commandId: "remove-block" },
    { word: "copy", keys: ["mod+c"] },
    { word: "cut", keys: ["mod+x"] },
    { word: "paste", keys: ["mod+v"] },
    { word: "copyStyle", commandId: "copy-style" },
    { word: "pasteStyle", commandId: "paste-style" },
  ],
  template: [
    { word: "undo", commandId: "undo" },
    { word: "redo", commandId: "redo" },
    { word: "save", commandId: "save" },
    { word: "find", commandId: "find" },
    { word: "commands", commandId: "show-commands" },
  ],
  view: [
    { word: "zoomIn", commandId: "zoom-in" },
    { word: "zoomOut", commandId: "zoom-out" },
    { word: "zoomReset", commandId: "zoom-reset" },
    { word: "list", commandId: "show-shortcuts" },
  ],
} as const satisfies Record<string, readonly ShortcutLine[]>;

export type ShortcutGroup = keyof typeof shortcutGroups;
