import { isContentProp, isLocked, type JsonValue } from "@mailwright/document";
import { changeBlock, defineCommand, refuse, take } from "@mailwright/editing";
import { findMatches, type TextMatch } from "./find-matches.js";
import type { TextPlace } from "./find-places.js";

/** `index`: only this match, counted from 0. Absent: all of them. */
const replacing = take.fields({
  words: take.text,
  isCaseSensitive: take.flag,
  replacement: take.text,
  index: take.optional(take.index),
});

/** Replaces what a query finds, in one undo step, and answers how often. Locked content stays. */
export const replaceText = defineCommand(replacing, {
  id: "replace-text",
  words: { en: "Replace text", de: "Text ersetzen" },
  group: "template",
  changes: "document",
  offers: [],
  run({ document, registry }, args) {
    const found = findMatches(document.get(), registry, args);
    const chosen = args.index === undefined ? found : found.slice(args.index, args.index + 1);
    const free = chosen.filter(({ place: { block } }) => !isLocked(block, "content"));
    if (free.length === 0) return refuse(chosen.length > 0 ? "locked-content" : "nothing-to-change");
    const stored = document.get();
    let { root } = stored;
    let count = 0;
    const values = new Map<string, JsonValue>();
    for (const matches of byPlace(free)) {
      const [{ place }] = matches;
      const { block, propName } = place;
      // A list or a link has several texts. Each is written into the value that the one before it gave.
      const key = `${block.id} ${propName}`;
      const value = place.write(place.text.replace(matches, args.replacement), values.get(key));
      if (!mayWrite(registry.get(block.type)?.props[propName], value)) continue;
      values.set(key, value);
      root = changeBlock(root, block.id, (found) => ({ ...found, props: { ...found.props, [propName]: value } }));
      count += matches.length;
    }
    if (count === 0) return refuse("bad-arguments");
    document.commit({ key: "replaceText", count }, { ...stored, root });
    return { done: true, value: count };
  },
});

function mayWrite(spec: Parameters<typeof isContentProp>[0] | undefined, value: JsonValue): boolean {
  return spec !== undefined && isContentProp(spec) && spec.accepts(value);
}

function byPlace(matches: readonly TextMatch[]): readonly (readonly [TextMatch, ...TextMatch[]])[] {
  const places = new Map<TextPlace, [TextMatch, ...TextMatch[]]>();
  for (const match of matches) {
    const known = places.get(match.place);
    if (known) known.push(match);
    else places.set(match.place, [match]);
  }
  return [...places.values()];
}
