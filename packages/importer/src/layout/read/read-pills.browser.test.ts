import { collectBlocks } from "@mailwright/document";
import { expect, test } from "vitest";
import { compile, compose, read } from "../../testing/read-layout.js";

const onPage = (html: string) =>
  `<!doctype html><body style="margin:0"><table width="600" align="center" cellspacing="0" cellpadding="0"><tr><td style="padding:20px;font:16px/24px Arial">${html}</td></tr></table>`;
const face = "padding:2px 8px;border-radius:12px;background-color:#0b5394;color:#ffffff;font-size:12px;line-height:16px";

const textsOf = async (html: string) => {
  const email = await read(onPage(html));
  const document = compose(email);
  const blocks = collectBlocks(document.root).filter(({ children }) => !children?.length);
  return {
    types: blocks.map(({ type }) => type),
    html: compile(document),
    bands: email.bands.map(({ preferred, reasons }) => [preferred, reasons]),
  };
};

test.each(["inline", "inline-block"])(
  "a badge among words (%s) is a part of them, with its ground, its room and its corners",
  async (display) => {
    const { types, html, bands } = await textsOf(`Your order <span style="display:${display};${face}">shipped</span> on Monday.`);
    expect(bands).toEqual([["native", []]]);
    expect(types).toEqual(["text"]);
    expect(html).toMatch(/<span style="[^"]*background-color:#0b5394[^"]*padding:2px 8px[^"]*border-radius:12px[^"]*">shipped<\/span>/);
    expect(/<span style="[^"]*display:inline-block/.test(html)).toBe(display === "inline-block");
  },
);

test("a badge with a line around it keeps the line", async () => {
  const { html } = await textsOf('Now <span style="padding:1px 6px;border:1px solid #b7791f;color:#b7791f">beta</span> for all');
  expect(html).toMatch(/padding:1px 6px[^"]*border:1px solid #b7791f[^"]*">beta</);
});

test("more badges beside each other than a row has columns are one text, links among them", async () => {
  const badges = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].map(
    (words, index) =>
      `<a href="https://a.example/${index}" style="display:inline-block;text-decoration:none;margin:0 4px;${face}">${words}</a>`,
  );
  const { types, html, bands } = await textsOf(badges.join(" "));
  expect(bands).toEqual([["native", []]]);
  expect(types).toEqual(["text"]);
  expect(html.match(/border-radius:12px/g)).toHaveLength(8);
  expect(html).toContain('href="https://a.example/7"');
});

test("buttons beside each other stay buttons", async () => {
  const button = "display:inline-block;padding:12px 24px;background:#123456;color:#fafafa;text-decoration:none";
  const { types } = await textsOf(
    `<a href="https://a.example/1" style="${button}">Yes</a> <a href="https://a.example/2" style="${button}">No</a>`,
  );
  expect(types).toEqual(["button", "button"]);
});
