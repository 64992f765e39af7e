import type { IconSource } from "@mailwright/ui";

/** One thing that the command palette offers. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: "commands" | "blocks" | "settings";
  readonly label: string;
  /** Other words that find it. */
  readonly keywords?: string;
  readonly icon?: IconSource;
  /** Its shortcut, with the names of the keys on the person's keyboard. */
  readonly shortcut?: string | undefined;
  readonly run: () => void;
}

/** The entries that a query finds. Every word must be found; entries whose name begins with it come first. */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label, keywords = "" }) => {
    const text = `${label} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isBegun = ({ label }: PaletteEntry) => words[0] !== undefined && label.toLowerCase().startsWith(words[0]);
  return [...found.filter(isBegun), ...found.filter((entry) => !isBegun(entry))];
}
