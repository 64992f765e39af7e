import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import { expect, test } from "vitest";
import { loadReaders } from "../../tree/readers.js";
import { composeImport } from "../email/compose-import.js";
import { readByLayout } from "./read-by-layout.js";

let count = 0;
const newId = () => `block-${++count}`;

async function importOf(rows: string): Promise<{ readonly html: string; readonly raws: number }> {
  const compiler = createCompiler(blockRegistry);
  const email = await readByLayout(`<table width="600" align="center">${rows}</table>`, {
    readers: await loadReaders(blockRegistry),
    newId,
    document,
    compile: (draft) => compiler.compileDocument(draft).html,
  });
  const draft = composeImport(email, ({ preferred }) => preferred, newId);
  return { html: compiler.compileDocument(draft).html, raws: email.bands.filter(({ preferred }) => preferred === "raw").length };
}

const tagsIn = (text: string) => text.match(/\{\{[^}]*\}\}|\{%.*?%\}|<%.*?%>|\*\|.*?\|\*/g);

test.each([
  ["rows", "{{#if a}}<tr><td>One</td></tr>{{/if}}<tr><td>Two</td></tr>{% for b in c %}<tr><td>{{ b }}</td></tr>{% endfor %}"],
  ["cells", "<tr>{{#if a}}<td>One</td>{{else}}<td>Two</td>{{/if}}<td>Three</td></tr>"],
  ["a row that a tag writes", "<tr><td>One</td></tr><tr>{{> cells of=row}}</tr><tr><td>Two</td></tr>"],
  ["rows, after a comment", "<tr><td>One</td></tr><!-- two -->*|IF:LANG=de|*<tr><td>Zwei</td></tr>*|END:IF|*"],
  ["conditions in conditions", "<% if (a < b && c) { %><tr><td>One</td></tr><% if (d) { %><tr><td>{{ two }}</td></tr><% } %><% } %>"],
  ["bodies", "{{#if a}}<tbody><tr><td>One</td></tr></tbody>{{/if}}<tbody><tr><td>Two</td></tr></tbody>"],
])("template tags between %s keep their places", async (_, rows) => {
  const { html } = await importOf(rows);
  expect(tagsIn(html)).toEqual(tagsIn(rows));
  const between = (text: string) =>
    text.replace(/<!--.*?-->|<\/?[a-z][^>]*>/gs, " ").match(/\{\{[^}]*\}\}|\{%.*?%\}|<%.*?%>|\*\|.*?\|\*|One|Two|Zwei|Three/g);
  expect(between(html.slice(html.indexOf("<body")))).toEqual(between(rows));
});

test("what a condition is around becomes blocks between its tags; what has a ground of its own stays as it was written", async () => {
  const rows =
    "<tr><td>One</td></tr>{{#if a}}<tr><td bgcolor=red>Two</td></tr>{{/if}}<tr><td>Three</td></tr>{{#if b}}<tr><td>Four</td></tr>{{else}}<tr><td>Five</td></tr>{{/if}}";
  const { html, raws } = await importOf(rows);
  expect(raws).toBe(1);
  // A tag that nothing has read yet takes no room.
  expect(html).toMatch(/<div style="display:none">\{\{#if b\}\}<\/div>/);
  expect(html.match(/\{\{#if b\}\}[\s\S]*Four[\s\S]*\{\{else\}\}[\s\S]*Five[\s\S]*\{\{\/if\}\}/)).not.toBeNull();
});

test("what stands beside each other between tags stays as it was written", async () => {
  expect((await importOf("<tr>{{#if a}}<td>One</td>{{else}}<td>Two</td>{{/if}}</tr>")).raws).toBe(1);
});
