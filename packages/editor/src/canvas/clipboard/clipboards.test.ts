import { blockRegistry } from "@mailwright/blocks";
import { clipboards, lastWords, sheetPrograms, titleOf, wordsOf } from "@mailwright/testing/clipboards";
import { expect, test } from "vitest";
import { isFromOffice } from "./is-from-office.js";
import { mayBeDesigned } from "./may-be-designed.js";
import { readForeignHtml } from "./read-blocks.js";

const textsOf = (html: string) =>
  readForeignHtml(html, blockRegistry).map(({ type, props = {}, children }) =>
    type === "section"
      ? (children ?? []).map((cell) => cell.children?.[0]?.props?.["text"])
      : type === "heading"
        ? `<${props["level"]}>${props["text"]}</${props["level"]}>`
        : props["text"],
  );

const table = [
  ["<p><strong>Day</strong></p>", "<p><strong>Place</strong></p>"],
  ["<p>Saturday</p>", "<p>Quay</p>"],
];

test.each(Object.entries(clipboards))("%s, pasted on the canvas: heading, text, a row for each of the table, text", (program, html) => {
  const title = titleOf(program);
  const before = title.startsWith("<h") ? [title, wordsOf(program)] : [title + wordsOf(program)];
  expect(textsOf(html)).toEqual(sheetPrograms.has(program) ? table : [...before, ...table, lastWords]);
});

test.each(Object.entries(clipboards))("%s is read for its words, and not laid out as a design", (_, html) => {
  // What Office and Sheets shade are tables of data.
  expect(mayBeDesigned(html) && !isFromOffice(html)).toBe(false);
});
