import type { AnyCommand } from "../commands/command.js";

/** The part of a `KeyboardEvent` that shortcuts look at. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface ShortcutMatch {
  readonly commandId: string;
  readonly args: unknown;
}

/** The part of a command that shortcuts look at. It may be there before the command is. */
export type KeyedCommand = Pick<AnyCommand, "id" | "shortcuts">;

/** The command whose keys were pressed, with its arguments. On a Mac `mod` is ⌘, elsewhere Ctrl. */
export function matchShortcut(commands: readonly KeyedCommand[], press: KeyPress, isMac: boolean): ShortcutMatch | undefined {
  for (const command of commands) {
    const shortcut = command.shortcuts?.find(({ keys, isNative }) => !isNative && isPressed(keys, press, isMac));
    if (shortcut) return { commandId: command.id, args: shortcut.args };
  }
  return undefined;
}

/** Are exactly these keys (`mod+shift+z`) pressed? */
export function isPressed(keys: string, press: KeyPress, isMac: boolean): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const has = (part: string) => parts.slice(0, -1).includes(part);
  const mod = isMac ? press.metaKey : press.ctrlKey;
  const otherMod = isMac ? press.ctrlKey : press.metaKey;
  if (mod !== has("mod") || otherMod || press.altKey !== has("alt") || press.shiftKey !== has("shift")) return false;
  return isKey(key, press);
}

// Shift changes what these keys write, and keyboards differ, so their places count as well as their signs.
const signs: Readonly<Record<string, readonly string[]>> = {
  plus: ["+", "Equal", "NumpadAdd"],
  minus: ["-", "_", "Minus", "NumpadSubtract"],
  zero: ["0", "Digit0", "Numpad0"],
};

function isKey(key: string, press: KeyPress): boolean {
  const sign = signs[key];
  if (sign) return sign.includes(press.key) || sign.includes(press.code);
  if (press.key.toLowerCase() === key) return true;
  if (!/^[a-z]$/.test(key)) return false;
  // Alt writes another letter on a Mac (⌥C is "ç"), and a Cyrillic or Greek layout writes none of ours: then the place counts.
  return (press.altKey || !/^[a-z]$/i.test(press.key)) && press.code === `Key${key.toUpperCase()}`;
}
