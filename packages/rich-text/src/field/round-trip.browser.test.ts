import { fc } from "@mailwright/testing/fast-check";
import { $createParagraphNode, $getRoot } from "lexical";
import { afterEach, expect, test } from "vitest";
import { createLexical } from "../lexical/create-lexical.js";
import { $createBlocks, $createWords } from "../lexical/create-nodes.js";
import { $readBlocks, $readWords } from "../lexical/read-nodes.js";
import { parseInlineRichText, parseRichText } from "../model/parse-rich-text.js";
import { writeInlineRichText, writeRichText } from "../model/write-rich-text.js";
import { lexicalBlocks, lexicalInlines } from "../testing/arbitrary-rich-text.js";
import { mountText } from "../testing/mount-text.js";

afterEach(() => document.body.replaceChildren());

test("every text of the allow-list comes out of the editor as it went in", () => {
  const editor = createLexical({ mode: "blocks", styles: {} });
  fc.assert(
    fc.property(lexicalBlocks, (blocks) => {
      const html = writeRichText(blocks);
      const $load = () => {
        $getRoot()
          .clear()
          .append(...$createBlocks(parseRichText(html)));
      };
      editor.update($load, { discrete: true });
      expect(editor.read(() => writeRichText($readBlocks()))).toBe(html);
    }),
    { numRuns: 300 },
  );
});

test("every line of words comes out of the editor as it went in", () => {
  const editor = createLexical({ mode: "inline", styles: {} });
  fc.assert(
    fc.property(lexicalInlines, (inlines) => {
      const html = writeInlineRichText(inlines);
      const $load = () => {
        const line = $createParagraphNode().append(...$createWords(parseInlineRichText(html)));
        $getRoot().clear().append(line);
      };
      editor.update($load, { discrete: true });
      expect(editor.read(() => writeInlineRichText($readWords()))).toBe(html);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["untidy", "hello <b>you</b>\n<p style='color:red;'>a  b</p> <ul><li><p>x</p></ul> tail"],
  ["nested the other way", '<p><em>a<strong>b</strong></em> <u><span style="color:#ff0000">c</span></u></p>'],
  ["with lists side by side", "<ul><li>a</li></ul><ul><li>b</li></ul>"],
  ["empty", ""],
  ["of spaces", "  "],
])("a text that is %s is given back to the letter when nothing was changed", (_, html) => {
  const { field } = mountText({ html });
  expect(field.html()).toBe(html);
  field.stop();
});
