import { expect, test } from "vitest";
import { morphChildren } from "./morph.js";
import { parseMail as parse } from "./parse-mail.js";

const parseMail = (html: string) => parse(html, document);

function mounted(html: string): HTMLElement {
  const holder = document.createElement("div");
  holder.append(parseMail(html));
  document.body.append(holder);
  return holder;
}

const block = (id: string, inside = id) => `<tr><td data-block-id="${id}">${inside}</td></tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join("")}</tbody></table>`;
const idsOf = (holder: Element) => [...holder.querySelectorAll("td")].map((cell) => cell.getAttribute("data-block-id"));
const cell = (holder: Element, id: string) => holder.querySelector(`[data-block-id="${id}"]`);

test("texts, attributes and styles are brought up to date on the same elements", () => {
  const holder = mounted('<p style="color:red" align="left">old</p>');
  const paragraph = holder.firstElementChild;
  morphChildren(holder, parseMail('<p style="color:blue" title="t">new</p>'));
  expect(holder.innerHTML).toBe('<p title="t" style="color: blue;">new</p>');
  expect(holder.firstElementChild).toBe(paragraph);
});

test("a style that is gone leaves no attribute behind", () => {
  const holder = mounted('<p style="color:red">a</p>');
  morphChildren(holder, parseMail("<p>a</p>"));
  expect(holder.innerHTML).toBe("<p>a</p>");
});

test("an image keeps its element while its neighbours change", () => {
  const holder = mounted('<div><img src="about:blank#1" alt="a"><p>x</p></div>');
  const image = holder.querySelector("img");
  morphChildren(holder, parseMail('<div><img src="about:blank#1" alt="b"><p>y</p><p>z</p></div>'));
  expect(holder.querySelector("img")).toBe(image);
  expect(image?.alt).toBe("b");
});

test.each([
  ["moved down", ["a", "b", "c", "d"], ["b", "c", "a", "d"]],
  ["moved up", ["a", "b", "c", "d"], ["a", "d", "b", "c"]],
  ["removed", ["a", "b", "c"], ["c"]],
  ["added", ["a", "c"], ["a", "b", "c", "d"]],
  ["removed, added and moved at once", ["a", "b", "c", "d", "e"], ["e", "x", "c", "a"]],
])("blocks that were %s keep their elements", (_, before, after) => {
  const holder = mounted(table(...before.map((id) => block(id))));
  const kept = after.filter((id) => before.includes(id)).map((id) => [id, cell(holder, id)] as const);
  morphChildren(holder, parseMail(table(...after.map((id) => block(id, `${id}2`)))));
  expect(idsOf(holder)).toEqual(after);
  for (const [id, element] of kept) expect(cell(holder, id)).toBe(element);
  expect(holder.textContent).toBe(after.map((id) => `${id}2`).join(""));
});

test("removing a block does not move the ones after it, so focus stays", () => {
  const holder = mounted(table(block("a"), block("b"), block("c")));
  const focused = cell(holder, "c");
  if (!(focused instanceof HTMLElement)) throw new Error("no cell");
  focused.tabIndex = -1;
  focused.focus();
  morphChildren(holder, parseMail(table(block("b"), block("c", "changed"))));
  expect(document.activeElement).toBe(focused);
  expect(focused.textContent).toBe("changed");
});

test("what the canvas added to an element stays", () => {
  const holder = mounted(table(block("a")));
  const added = { tabindex: "0", role: "group", "aria-label": "Text: a", "data-block-type": "text" };
  for (const [name, value] of Object.entries(added)) cell(holder, "a")?.setAttribute(name, value);
  morphChildren(holder, parseMail(table(block("a", "b"))));
  for (const [name, value] of Object.entries(added)) expect(cell(holder, "a")?.getAttribute(name)).toBe(value);
});

test("the element with a live editor gets the new style, keeps the editor's own, and its content is left alone", () => {
  const holder = mounted(table(block("a", '<div style="color:red">old</div>')));
  const live = holder.querySelector<HTMLElement>("td > div");
  if (!live) throw new Error("no text");
  live.replaceChildren("typed");
  live.style.whiteSpace = "pre-wrap";
  morphChildren(holder, parseMail(table(block("a", '<div style="color:blue;font-size:20px">old</div>'))), live);
  expect(live.isConnected).toBe(true);
  expect(live.textContent).toBe("typed");
  expect(live.style.color).toBe("blue");
  expect(live.style.whiteSpace).toBe("pre-wrap");
});

test("a result equals a fresh parse, whatever came before", () => {
  const pages = [
    table(block("a", "<b>1</b>text"), block("b", "<img src='about:blank' alt=''>")),
    table(block("b", "plain"), block("a", "<i>2</i><br>more<p>x</p>")),
    `<div>${table(block("c"))}</div>`,
    "just words",
    table(block("a"), block("c"), block("b"), block("d")),
  ];
  const holder = mounted("");
  for (const from of pages)
    for (const to of pages) {
      holder.replaceChildren(parseMail(from));
      morphChildren(holder, parseMail(to));
      const fresh = document.createElement("div");
      fresh.append(parseMail(to));
      expect(holder.innerHTML).toBe(fresh.innerHTML);
    }
});

const words = '<a href="#">old</a>';
const picture = '<a href="#" aria-hidden="true"><img src="about:blank#1"></a>';

test.each([
  ["comes", words, picture + words],
  ["goes", picture + words, words],
])("when a picture %s before words that are being written, they stay the words", (_, before, after) => {
  const holder = mounted(table(block("a", before)));
  const live = holder.querySelector<HTMLElement>("a:not([aria-hidden])");
  if (!live) throw new Error("no words");
  live.replaceChildren("typed");
  morphChildren(holder, parseMail(table(block("a", after))), live);
  expect(live.isConnected).toBe(true);
  const shown = [...(cell(holder, "a")?.children ?? [])].map((link) => (link === live ? "words" : (link.firstElementChild?.tagName ?? "")));
  expect(shown).toEqual(after === words ? ["words"] : ["IMG", "words"]);
});
