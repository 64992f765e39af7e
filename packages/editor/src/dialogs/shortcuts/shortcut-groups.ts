import type { AnyCommand, CommandGroup } from "@mailwright/editing";
import type { shortcutsStrings } from "./shortcuts-strings.js";

/** A line of the list of shortcuts: keys of the canvas, or of a command. */
export type ShortcutLine =
  | { readonly word: keyof typeof shortcutsStrings.messages; readonly keys: readonly string[] }
  | { readonly commandId: string; readonly keys: readonly string[] };

/** What the arrows and a few other keys do on the canvas. Some of them run several commands. */
const canvasLines: readonly ShortcutLine[] = [
  { word: "walk", keys: ["arrowup", "arrowdown"] },
  { word: "edit", keys: ["enter"] },
  { word: "operate", keys: ["alt+enter"] },
  { word: "leave", keys: ["escape"] },
  { word: "extend", keys: ["shift+arrowup", "shift+arrowdown"] },
  { word: "all", keys: ["mod+a"] },
  { word: "lasso", keys: ["shift"] },
  { word: "move", keys: ["alt+arrowup", "alt+arrowdown"] },
  { word: "menu", keys: ["shift+f10"] },
];

/** What a key does together with the pointer. */
const viewLines: readonly ShortcutLine[] = [{ word: "pan", keys: ["space"] }];

/** The lines of one group. Commands whose keys carry arguments are in the group of the canvas. */
export function shortcutLines(commands: readonly AnyCommand[], group: CommandGroup): readonly ShortcutLine[] {
  const own = commands.flatMap((command): ShortcutLine[] => {
    const first = command.group === group ? command.shortcuts?.[0] : undefined;
    return first && first.args === undefined ? [{ commandId: command.id, keys: [first.keys] }] : [];
  });
  if (group === "blocks") return [...canvasLines, ...own];
  return group === "view" ? [...own, ...viewLines] : own;
}
