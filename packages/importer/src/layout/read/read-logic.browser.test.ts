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

test("what a condition is around becomes blocks between its tags", async () => {
  const rows =
    "<tr><td>One</td></tr>{{#if a}}<tr><td>Two</td></tr>{{/if}}<tr><td>Three</td></tr>{{#if b}}<tr><td>Four</td></tr>{{else}}<tr><td>Five</td></tr>{{/if}}";
  const { html, raws } = await importOf(rows);
  expect(raws).toBe(0);
  // A tag that nothing has read yet takes no room.
  expect(html).toMatch(/<div style="display:none">\{\{#if b\}\}<\/div>/);
  expect(html.match(/\{\{#if b\}\}[\s\S]*Four[\s\S]*\{\{else\}\}[\s\S]*Five[\s\S]*\{\{\/if\}\}/)).not.toBeNull();
});

/** What a condition that does not hold leaves of an email. */
const withoutBetween = (html: string) => html.replace(/\{\{#if a\}\}[\s\S]*\{\{\/if\}\}/, "");

test("what a condition is around with a ground of its own becomes a section between two with the tags: without it none of its ground is left", async () => {
  const { html, raws } = await importOf(
    "<tr><td>One</td></tr>{{#if a}}<tr><td bgcolor=#ff0000><table>{{#if b}}<tr><td>Two</td></tr>{{/if}}<tr><td>Three</td></tr></table></td></tr>{{/if}}<tr><td>Four</td></tr>",
  );
  expect(raws).toBe(0);
  expect(html).toMatch(/\{\{#if a\}\}<\/div>[\s\S]*#ff0000[\s\S]*Two/);
  const left = withoutBetween(html);
  expect(left).not.toContain("#ff0000");
  const count = (of: RegExp) => left.match(of)?.length;
  for (const tag of ["table", "tr", "td", "div"]) expect(count(new RegExp(`<${tag}\\b`, "g"))).toBe(count(new RegExp(`</${tag}>`, "g")));
});

test("a loop around a card of columns repeats the card", async () => {
  const { html, raws } = await importOf(
    '<tr><td>One</td></tr>{{#each items}}<tr><td style="padding:10px 20px"><table width="100%" bgcolor="#ffeeaa"><tr><td width="50%">Two</td><td width="50%">Three</td></tr></table></td></tr>{{/each}}',
  );
  expect(raws).toBe(0);
  expect(html).toMatch(/\{\{#each items\}\}[\s\S]*#ffeeaa[\s\S]*Two[\s\S]*Three[\s\S]*\{\{\/each\}\}/);
});

test("rows between tags of which one has a ground of its own stay as they were written", async () => {
  const row = (words: string) => `<tr><td bgcolor=red>${words}</td></tr>`;
  expect((await importOf(`<tr><td>One</td></tr>{{#if a}}${row("Two")}{{else}}${row("Three")}{{/if}}`)).raws).toBe(1);
  expect((await importOf(`<tr><td>One</td></tr>{{#if a}}${row("Two")}<tr><td>Three</td></tr>{{/if}}`)).raws).toBe(1);
});

test("cells that tags are around become one table with the tags between them", async () => {
  const cells = "{{#if a}}<td>One</td>{{else}}<td>Two</td>{{/if}}";
  const { html, raws } = await importOf(`<tr>${cells}</tr>`);
  expect(raws).toBe(0);
  const table = html.slice(html.indexOf("{{#if a}}"), html.indexOf("{{/if}}") + 7);
  expect(table.replace(/<(\/?)(td|div)\b[^>]*>/g, "<$1$2>").replace(/<\/?div>/g, "")).toBe(cells);
});

test("a condition around rows holds conditions around the cells of one", async () => {
  const icon = (name: string) => `{{#if ${name}}}<td width="26"><a href="{{ ${name} }}">${name}</a></td><td>&nbsp;</td>{{/if}}`;
  const rows = `<tr><td>One</td></tr>{{#if social}}<tr><td><table><tr>${icon("twitter")}${icon("facebook")}</tr></table></td></tr>{{else}}<tr><td>Two</td></tr>{{/if}}`;
  const { html, raws } = await importOf(rows);
  expect(raws).toBe(0);
  const inText = (text: string) => tagsIn(text)?.filter((tag) => !/^\{\{ /.test(tag));
  expect(inText(html)).toEqual(inText(rows));
});

test("a loop around a row whose cells are rows again becomes a table", async () => {
  const cell = (words: string) => `<td style="font:16px/24px Arial">${words}</td>`;
  const row = `<td><table><tr>${cell("One")}${cell("Two")}</tr></table></td><td><table><tr>${cell("Three")}${cell("Four")}</tr></table></td>`;
  const { html, raws } = await importOf(`<tr>${cell("Cart")}</tr>{{#each items}}<tr>${row}</tr>{{/each}}`);
  expect(raws).toBe(0);
  expect(html).toMatch(/\{\{#each items\}\}[\s\S]*One[\s\S]*Two[\s\S]*Three[\s\S]*Four[\s\S]*\{\{\/each\}\}/);
});

test("tags that follow each other stand in one hidden element", async () => {
  const { html } = await importOf("<tr><td>One</td></tr>{{#if a}}<tr><td>Two</td></tr>{{else}}{{/if}}<tr><td>Three</td></tr>");
  expect(html).toContain('<div style="display:none">{{else}}{{/if}}</div>');
});

test("a cell with a ground of its own between tags stays as it was written", async () => {
  expect((await importOf("<tr>{{#if a}}<td bgcolor=red>One</td>{{/if}}<td>Two</td></tr>")).raws).toBe(1);
});

test("a merge tag that is longer than the circle it stands in is not broken, and takes no more room than that", async () => {
  const circle = `<div style="width:44px;height:44px;border-radius:22px;background:#15171a;color:#fff;text-align:center;line-height:44px">{{initialsOfMember}}</div>`;
  const { html, raws } = await importOf(
    `<tr><td><table><tr><td>${circle}</td><td style="padding-left:8px">{{name}}</td></tr></table></td></tr>`,
  );
  expect(raws).toBe(0);
  expect(html).toMatch(/white-space:\s?nowrap[^<]*>\{\{initialsOfMember\}\}/);
});
