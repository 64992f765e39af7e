import * as fc from "fast-check";
import type { Inline, LinkRun, List, ListItem, Paragraph, TextBlock, TextRun } from "../model/text-tree.js";
import { writeInlineRichText } from "../model/write-rich-text.js";

const words = fc.stringMatching(/^[a-zé0-9 <>&"'\u00a0,.;:!?()-]{1,12}$/);
const mergeTags = fc.constantFrom("{{ name }}", "{{{ raw }}}", "*|FNAME|*", "{% if a > b %}", "%%city%%", "[[x]]", "<%= y %>", "$[z]$");
const runStyle = fc.constantFrom(
  "",
  "",
  "color:#ff0000",
  "font-size:20px",
  "color:#123456;background-color:#ffff00",
  "font-family:'Arial', serif",
);
const blockStyle = fc.constantFrom("", "", "text-align:center", "margin-left:24px", "text-align:right;line-height:150%");
const format = fc.constantFrom(0, 0, 1, 2, 3, 4, 8, 9, 15, 32, 64, 65);

const run: fc.Arbitrary<TextRun> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("text" as const), text: words, format, style: runStyle, isMergeTag: fc.constant(false) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("text" as const), text: mergeTags, format, style: runStyle, isMergeTag: fc.constant(true) }),
  },
);
const lineBreak = fc.constant({ kind: "break" as const });
const runs = fc.array(fc.oneof({ weight: 5, arbitrary: run }, { weight: 1, arbitrary: lineBreak }), { maxLength: 5 });
const link: fc.Arbitrary<LinkRun> = fc.record({
  kind: fc.constant("link" as const),
  href: fc.constantFrom("https://a.test/?a=1&b=2", "mailto:a@b.test", "#top", "tel:+441", "{{ unsubscribe }}", "https://x.test/{{ id }}"),
  target: fc.constantFrom("", "_blank", "_self"),
  title: fc.constantFrom("", 'Say "hi" & go', "{{ title }}"),
  style: runStyle,
  children: runs,
});

/** Random words with formatting, links, line breaks and merge tags. */
export const arbitraryInlines: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Inline>[]>(
    { weight: 6, arbitrary: run },
    { weight: 1, arbitrary: lineBreak },
    { weight: 2, arbitrary: link },
  ),
  { maxLength: 6 },
);

const paragraph: fc.Arbitrary<Paragraph> = fc.record({
  kind: fc.constant("paragraph" as const),
  tag: fc.constantFrom("p" as const, "p" as const, "h1" as const, "h3" as const, "h6" as const),
  style: blockStyle,
  children: arbitraryInlines,
});

function listOf(depth: number): fc.Arbitrary<List> {
  const item: fc.Arbitrary<ListItem> = fc.record({
    style: blockStyle,
    children: arbitraryInlines,
    lists: depth > 0 ? fc.array(listOf(depth - 1), { maxLength: 1 }) : fc.constant([]),
  });
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.record({ kind: fc.constant("list" as const), tag: fc.constant("ul" as const), start: fc.constant(1), style: blockStyle, items }),
    fc.record({
      kind: fc.constant("list" as const),
      tag: fc.constant("ol" as const),
      start: fc.constantFrom(1, 1, 5),
      style: blockStyle,
      items,
    }),
  );
}

/** Random paragraphs, headings and lists up to three deep. */
export const arbitraryBlocks: fc.Arbitrary<TextBlock[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<TextBlock>[]>({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: listOf(2) }),
  { maxLength: 4 },
);

/** The same without what Lexical makes one thing: lists or links side by side, an item with nothing but a list in it. */
export const lexicalBlocks = arbitraryBlocks.filter(isTellable);
export const lexicalInlines = arbitraryInlines.filter(hasNoTwinLinks);

function isTellable(blocks: readonly TextBlock[]): boolean {
  return blocks.every((block, index) => {
    if (block.kind === "paragraph") return hasNoTwinLinks(block.children);
    if (block.kind === "table") return true;
    return blocks[index - 1]?.kind !== "list" && isPlainList(block);
  });
}

function isPlainList({ items }: List): boolean {
  return items.every(({ children, lists }) => {
    const hasWords = writeInlineRichText(children) !== "";
    return hasNoTwinLinks(children) && (lists.length === 0 || hasWords) && lists.every(isPlainList);
  });
}

function hasNoTwinLinks(inlines: readonly Inline[]): boolean {
  return inlines.filter((inline) => inline.kind === "link").length < 2;
}
