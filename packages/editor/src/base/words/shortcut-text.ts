import type { AnyCommand } from "@mailwright/editing";

const keyNames = {
  mac: { mod: "⌘", alt: "⌥", shift: "⇧", ctrl: "⌃" },
  other: { mod: "Ctrl", alt: "Alt", shift: "Shift", ctrl: "Ctrl" },
} satisfies Record<string, Record<string, string>>;

const keySigns: Readonly<Record<string, string>> = {
  arrowup: "↑",
  arrowdown: "↓",
  arrowleft: "←",
  arrowright: "→",
  delete: "Del",
  backspace: "⌫",
  escape: "Esc",
  enter: "Enter",
  plus: "+",
  minus: "−",
  zero: "0",
};

/** `mod+shift+z` as it is written on the person's keyboard: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function writeShortcut(keys: string, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = isMac ? keyNames.mac : keyNames.other;
  const parts = keys.split("+").map((key) => names[key] ?? keySigns[key] ?? (key.length === 1 ? key.toUpperCase() : titled(key)));
  return parts.join(isMac ? "" : "+");
}

/** The first shortcut of a command in words, or nothing where it has none. */
export function shortcutOf(commands: readonly AnyCommand[], commandId: string, isMac: boolean): string | undefined {
  const keys = commands.find((command) => command.id === commandId)?.shortcuts?.[0]?.keys;
  return keys === undefined ? undefined : writeShortcut(keys, isMac);
}

/** Does this browser run on a system of Apple's, whose keyboards have other names for keys? */
export function hasMacKeys(view: Window | null): boolean {
  return /mac|iphone|ipad/i.test(view?.navigator.platform ?? "");
}

function titled(key: string): string {
  return key.slice(0, 1).toUpperCase() + key.slice(1);
}
