import { expect, test } from "vitest";
import { readDesign } from "../read-design.js";

function read(source: string) {
  const found = readDesign(source);
  return { maker: found?.maker, html: found?.content.kind === "html" ? found.content.source : undefined, remarks: found?.remarks };
}

test("Foundation's elements become tables: columns by their parts of twelve, buttons, spaces and boxes", () => {
  const { maker, html } = read(
    '<container><row><columns large="4"><h1>Hello</h1></columns><columns><button class="alert radius" href="https://a.example/?a=1&amp;b=2">Go</button><spacer size="20"></spacer></columns></row></container>',
  );
  expect(maker).toBe("Foundation for Emails");
  expect(html).toMatch(/<td width="33\.3333%"[^>]*><h1>Hello<\/h1><\/td>/);
  expect(html).toMatch(
    /<td width="50%"[^>]*><div[^>]*><a href="https:\/\/a\.example\/\?a=1&amp;b=2" style="[^"]*background-color:#ec5840">Go<\/a><\/div>/,
  );
  expect(html).toContain('<div style="height:20px;line-height:20px;font-size:20px">&nbsp;</div>');
  expect(html?.match(/<table/g)?.length).toBe(html?.match(/<\/table>/g)?.length);
});

test("columns of Foundation stand below each other on a phone unless they have a part of twelve there, and vertical menus everywhere", () => {
  const column = (attributes: string) =>
    read(`<container><row><columns ${attributes}>Words</columns></row></container>`).html?.match(/<td [^>]*ink-column[^>]*>/)?.[0];
  expect([column(""), column('small="12" large="6"'), column('sm="12"')].every((tag) => tag?.includes("ink-stacks"))).toBe(true);
  expect([column('small="6"'), column('sm="4" large="6"')].some((tag) => tag?.includes("ink-stacks"))).toBe(false);
  const menu = (attributes: string) =>
    read(`<container><row><columns><menu ${attributes}><item href="#">One</item></menu></columns></row></container>`).html;
  expect(menu('class="vertical"')).toMatch(/<table [^>]*class="menu vertical"><tr><td class="menu-item">/);
  expect(menu('direction="vertical"')).toMatch(/class="menu vertical"/);
  expect(menu("")).toContain(".menu.vertical>tbody>tr>.menu-item{display:block");
});

test("rules that name what Inky makes of its elements apply, and grounds that attributes say", () => {
  const { html } = read(
    '<wrapper class="header" bgcolor="#8a8a8a"><container><row class="collapse"><columns valign="middle">Words</columns></row><callout class="primary">More</callout></container></wrapper>',
  );
  expect(html).toMatch(/<table [^>]*class="wrapper header" bgcolor="#8a8a8a"><tr><td class="wrapper-inner">/);
  expect(html).toMatch(
    /<table [^>]*class="container ink-container"><tr><td><table [^>]*class="row collapse"><tr><td [^>]*valign="middle" class="columns /,
  );
  expect(html).toMatch(/<table [^>]*class="callout"[^>]*><tr><td class="callout-inner primary"/);
});

test("what Foundation's source leaves open is closed, and a stray end is passed over", () => {
  const { html } = read("</row><container><row><columns>Words");
  expect(html?.match(/<t(?:able|d)\b/g)?.length).toBe(html?.match(/<\/t(?:able|d)>/g)?.length);
});

test("Mailchimp's marks go, and its merge tags become ours where there is a twin", () => {
  const { maker, html, remarks } = read(
    '<style>p{/*@editable*/color:red}</style><td mc:edit="body" mc:label="Text"><p>Hi *|FNAME|* of *|CITY|*</p><a href="*|UNSUB|*">Leave</a>*|IF:VIP|*Gold*|END:IF|**|LIST_ADDRESS|*</td>',
  );
  expect(maker).toBe("Mailchimp");
  expect(html).toBe(
    '<style>p{color:red}</style><td><p>Hi {{ first_name }} of {{ city }}</p><a href="{{ unsubscribe_url }}">Leave</a>*|IF:VIP|*Gold*|END:IF|**|LIST_ADDRESS|*</td>',
  );
  expect(remarks).toEqual([
    { code: "tags-translated", detail: "3" },
    { code: "tags-kept", detail: "*|LIST_ADDRESS|*" },
  ]);
});

test("Stripo's marks of its editor go, and the classes of its look stay", () => {
  const { maker, html } = read('<td class="esd-structure es-p20t" esd-custom-block-id="12" align="left"><p>Hello</p></td>');
  expect([maker, html]).toEqual(["Stripo", '<td class="es-p20t" align="left"><p>Hello</p></td>']);
});

test("pieces of a text of React Email are joined", () => {
  const { maker, html } = read('<!--$--><td data-id="__react-email-column"><p>Hello <!-- -->Ann</p></td><!--/$-->');
  expect([maker, html]).toEqual(["React Email", '<td data-id="__react-email-column"><p>Hello Ann</p></td>']);
});

test("HTML of nobody in particular is no design", () => {
  expect(readDesign("<table><tr><td>Hello {{ name }} *|FNAME|*</td></tr></table>")).toBeUndefined();
});
