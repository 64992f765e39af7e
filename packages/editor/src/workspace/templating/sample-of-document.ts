import { type Block, collectBlocks, type EmailDocument, mergeTagPattern, resolveProps, ruleSpecs, storedExtra } from "@mailwright/document";
import type { MergeTag } from "../../ports/merge-tag-port.js";
import { pathOfTag, sampleOfTags, writeAt } from "./sample-of-tags.js";

/**
 * Data of a made-up recipient: each merge tag of the host and of the email has its own name as its value, and each repetition has two
 * items. Whether a condition is true is unknown, so blocks with a condition do not show.
 */
export function sampleOfDocument({ root }: EmailDocument, listed: readonly MergeTag[]): Record<string, unknown> {
  const lists = collectBlocks(root).flatMap(readRepeat);
  const items = new Set(lists.map(({ item }) => item));
  const [ofItems, others] = divide(tagsIn(root), (tag) => items.has(pathOfTag(tag)[0] ?? ""));
  const data = sampleOfTags([...listed, ...others.map((tag) => ({ tag, name: nameOf(tag) }))]);
  for (const { list, item } of lists)
    writeAt(
      data,
      list.split("."),
      [1, 2].map((number) => itemOf(ofItems, item, number)),
    );
  return data;
}

function readRepeat(block: Block): readonly { readonly list: string; readonly item: string }[] {
  const { repeat, repeatAs } = resolveProps(ruleSpecs, storedExtra(block, "rules"), undefined);
  const list = repeat.trim();
  return /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i.test(list) ? [{ list, item: repeatAs || "item" }] : [];
}

function itemOf(tags: readonly string[], item: string, number: number): unknown {
  return sampleOfTags(tags.map((tag) => ({ tag, name: `${nameOf(tag)} ${number}` })))[item] ?? {};
}

function tagsIn(root: Block): readonly string[] {
  const words = collectBlocks(root).map(({ props }) => JSON.stringify(props));
  return [...new Set(words.flatMap((text) => text.match(mergeTagPattern()) ?? []))];
}

/** `{{ first_name }}` is the tag of a first name. */
function nameOf(tag: string): string {
  const words = (pathOfTag(tag).at(-1) ?? "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function divide<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
