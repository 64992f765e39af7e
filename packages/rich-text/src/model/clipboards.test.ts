import { clipboards, lastWords, sheetPrograms, titleOf, wordsOf } from "@mailwright/testing/clipboards";
import { expect, test } from "vitest";
import { cleanPaste, cleanPasteWithTables } from "./clean-paste.js";
import { writeRichText } from "./write-rich-text.js";

/** A table without its look, which is the one that a table of ours begins with. */
const bare = (html: string) => html.replace(/<(table|t[dhr])\b[^>]*>/g, "<$1>");
const table = "<table><tr><th>Day</th><th>Place</th></tr><tr><td>Saturday</td><td>Quay</td></tr></table>";

test.each(Object.entries(clipboards))(
  "%s, pasted into a text: lists keep their levels and kinds, the table stays one, and nothing of the program's look comes along",
  (program, html) => {
    const read = bare(writeRichText(cleanPasteWithTables(html)));
    expect(read).toBe(sheetPrograms.has(program) ? table : `${titleOf(program)}${wordsOf(program)}${table}${lastWords}`);
  },
);

test.each(Object.entries(clipboards))("%s, where no table may stand: its words are lines", (program, html) => {
  const lines = writeRichText(cleanPaste(html));
  expect(lines).not.toMatch(/<t[dhr]|font-family|color:|<p>(?:&nbsp;|<br>)?<\/p>/);
  for (const word of ["Day", "Place", "Saturday", "Quay"]) expect(lines, program).toContain(word);
});
