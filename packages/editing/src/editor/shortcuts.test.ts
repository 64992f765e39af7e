import { expect, test } from "vitest";
import { editingCommands } from "../commands/editing-commands.js";
import { type KeyPress, matchShortcut } from "./shortcuts.js";

const press = (key: string, code: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const shift = { shiftKey: true };

const commandFor = (keyPress: KeyPress, isMac = false) => matchShortcut(editingCommands, keyPress, isMac)?.commandId;

test("the keys of the interface guide run their commands", () => {
  expect(commandFor(press("z", "KeyZ", ctrl))).toBe("undo");
  expect(commandFor(press("Z", "KeyZ", { ...ctrl, ...shift }))).toBe("redo");
  expect(commandFor(press("d", "KeyD", ctrl))).toBe("duplicate-block");
  expect(commandFor(press("Delete", "Delete"))).toBe("remove-block");
  expect(commandFor(press("ç", "KeyC", { ...meta, altKey: true }), true)).toBe("copy-style");
  expect(matchShortcut(editingCommands, press("ArrowUp", "ArrowUp", { altKey: true }), false)).toMatchObject({
    commandId: "move-block-step",
    args: { direction: "up" },
  });
});

test("on a Mac the command key counts, and only it", () => {
  expect(commandFor(press("z", "KeyZ", meta), true)).toBe("undo");
  expect(commandFor(press("z", "KeyZ", ctrl), true)).toBeUndefined();
  expect(commandFor(press("z", "KeyZ", meta))).toBeUndefined();
  expect(commandFor(press("z", "KeyZ", { ...ctrl, ...meta }))).toBeUndefined();
});

test("zooming works whatever Shift makes of the signs", () => {
  const zoom = { ...ctrl, ...shift };
  expect(commandFor(press("+", "Equal", zoom))).toBe("zoom-in");
  expect(commandFor(press("*", "BracketRight", zoom))).toBeUndefined();
  expect(commandFor(press("_", "Minus", zoom))).toBe("zoom-out");
  expect(commandFor(press(")", "Digit0", zoom))).toBe("zoom-reset");
});

test("letters are found by their place on keyboards that write none of ours", () => {
  expect(commandFor(press("я", "KeyZ", ctrl))).toBe("undo");
  // On a French keyboard the key at Z's place writes W, and W is not Z.
  expect(commandFor(press("w", "KeyZ", ctrl))).toBeUndefined();
});

test("copy, cut and paste are left to the browser's own events", () => {
  for (const [key, code] of [
    ["c", "KeyC"],
    ["x", "KeyX"],
    ["v", "KeyV"],
  ] as const) {
    expect(commandFor(press(key, code, ctrl))).toBeUndefined();
  }
});

test("no two commands answer the same keys", () => {
  const keys = editingCommands.flatMap(({ shortcuts = [] }) => shortcuts.map((shortcut) => shortcut.keys));
  expect(keys).toEqual([...new Set(keys)]);
});
