import type { MenuItem } from "@mailwright/ui";

/** A merge tag that the host offers. */
export interface MergeTagOption {
  /** What is written: `{{ first_name }}`. */
  readonly tag: string;
  /** What people call it. */
  readonly name: string;
  readonly group?: string | undefined;
  /** What a reader might see in its place. */
  readonly sample?: string | undefined;
}

/** Those that a person may mean: names that begin with what was typed come first. */
export function findMergeTags(options: readonly MergeTagOption[], query: string): readonly MergeTagOption[] {
  const wanted = fold(query);
  const matches = options.filter(({ name, tag }) => fold(name).includes(wanted) || fold(tag).includes(wanted));
  const begins = ({ name }: MergeTagOption) => fold(name).startsWith(wanted);
  return [...matches.filter(begins), ...matches.filter((option) => !begins(option))];
}

/** A menu of all of them, under the headings of their groups. */
export function mergeTagItems(options: readonly MergeTagOption[], onSelect: (tag: string) => void): readonly MenuItem[] {
  const groups = [...new Set(options.map(({ group }) => group ?? ""))];
  return groups.flatMap((name): MenuItem[] => [
    ...(name === "" ? [] : [{ kind: "heading" as const, id: `group:${name}`, label: name }]),
    ...options
      .filter(({ group }) => (group ?? "") === name)
      .map((option) => ({ id: option.tag, label: option.name, onSelect: () => onSelect(option.tag) })),
  ]);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}
