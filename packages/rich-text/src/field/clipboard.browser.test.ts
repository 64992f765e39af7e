import { hostilePayloads } from "@mailwright/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mountText } from "../testing/mount-text.js";
import { richTextMime } from "./clipboard.js";

afterEach(() => document.body.replaceChildren());
const type = (keys: string) => userEvent.keyboard(keys);

function paste(element: HTMLElement, data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [kind, text] of Object.entries(data)) clipboardData.setData(kind, text);
  element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }));
}

function copy(element: HTMLElement, kind: "copy" | "cut" = "copy"): DataTransfer {
  const clipboardData = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true, composed: true }));
  return clipboardData;
}

describe("pasting", () => {
  test.each([
    [
      "a web page",
      '<meta charset="utf-8"><h2 style="color:red;font-family:Comic">T</h2><section><div>One <b>two</b></div><div>three</div></section>',
      "<h2>T</h2><p>One <strong>two</strong></p><p>three</p>",
    ],
    [
      "Google Docs",
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">B</span><span style="font-style:italic;color:#333">i</span></p><ul><li dir="ltr"><p>x</p></li></ul></b>',
      "<p><strong>B</strong><em>i</em></p><ul><li>x</li></ul>",
    ],
    [
      "Word",
      '<html xmlns:o="x"><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal>Hi<o:p></o:p></p><!--EndFragment--></body></html>',
      "<p>Hi</p>",
    ],
    [
      "a spreadsheet",
      "<table><tr><td><b>a</b></td><td><b>b</b></td></tr><tr><td style='color:red'>c</td><td align=right bgcolor=red>d</td></tr></table>",
      '<table border="0" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;width:100%">' +
        '<tr><th scope="col" style="padding:8px;border:1px solid #cccccc">a</th><th scope="col" style="padding:8px;border:1px solid #cccccc">b</th></tr>' +
        '<tr><td style="padding:8px;border:1px solid #cccccc">c</td><td style="padding:8px;border:1px solid #cccccc;text-align:right">d</td></tr></table>',
    ],
    ["a table that places things", "<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>", "<p>a b</p>"],
    [
      "a line of a page",
      '<span style="color:red">new <a href="https://a.test" style="color:blue" onclick="x()">link</a></span>',
      '<p>new <a href="https://a.test">link</a></p>',
    ],
  ])("from %s keeps structure and takes the look of the text", (_, html, expected) => {
    const { field, element } = mountText({ html: "" });
    paste(element, { "text/html": html, "text/plain": "ignored" });
    expect(field.html()).toBe(expected);
  });

  test("of plain text makes a paragraph of each line", () => {
    const { field, element } = mountText({ html: "" });
    paste(element, { "text/plain": "one\ntwo {{ name }}\n\nthree" });
    expect(field.html()).toBe("<p>one</p><p>two {{ name }}</p><p><br></p><p>three</p>");
  });

  test.each([
    ['<p>Win <a href="javascript:alert(1)">here</a></p>', 1],
    ["<p>Win <a href=' JavaScript:alert(1)'>here</a></p>", 1],
    ['<p>Win <a href="https://a.test">here</a></p>', 0],
  ])("of %s says when a link was left out, and keeps its words", (html, times) => {
    const onUnsafeLink = vi.fn();
    const { field, element } = mountText({ html: "", onUnsafeLink });
    paste(element, { "text/html": html, "text/plain": "Win here" });
    expect(field.html()).not.toMatch(/javascript/i);
    expect(element.textContent).toBe("Win here");
    expect(onUnsafeLink).toHaveBeenCalledTimes(times);
  });

  test("into a heading stays in its line", () => {
    const { field, element } = mountText({ html: "A ", mode: "inline" });
    paste(element, { "text/html": "<h1>b <b>c</b></h1><ul><li>d</li></ul>" });
    expect(field.html()).toBe("Ab <strong>c</strong><br>d");
  });

  test("into a label is words in one line", () => {
    const { field, element } = mountText({ html: "Go ", mode: "plain" });
    paste(element, { "text/html": "<b>x</b>", "text/plain": "to\nthe <shop>" });
    expect(field.html()).toBe("Go to the <shop>");
  });

  test("of an address over words links them", async () => {
    const { field, element } = mountText({ html: "<p>shop</p>" });
    await type("{Control>}a{/Control}");
    paste(element, { "text/plain": "https://a.test/x" });
    expect(field.html()).toBe('<p><a href="https://a.test/x">shop</a></p>');
  });

  test("of our own words keeps their colours and sizes", async () => {
    const html = '<p>a <span style="color:#ff0000;font-size:20px">b</span></p>';
    const from = mountText({ html });
    await type("{Control>}a{/Control}");
    const data = copy(from.element);
    from.field.stop();
    expect(data.getData("text/plain")).toBe("a b");
    expect(data.getData("text/html")).toBe(html);
    const to = mountText({ html: "" });
    paste(to.element, { [richTextMime]: data.getData(richTextMime), "text/html": "<p>a b</p>" });
    expect(to.field.html()).toBe(html);
  });

  test.each(hostilePayloads)("of a hostile text runs nothing: $name", async ({ text }) => {
    const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
    for (const mode of ["blocks", "inline", "plain", "lines"] as const) {
      const { host, field, element } = mountText({ html: "", mode });
      paste(element, { "text/html": `<p>${text}</p>`, "text/plain": text, [richTextMime]: text });
      paste(element, { "text/html": text, "text/plain": text });
      paste(element, { "text/plain": text });
      expect([...element.querySelectorAll("*")].filter((each) => !allowed.has(each.localName))).toEqual([]);
      for (const link of element.querySelectorAll("a")) expect(link.protocol).not.toMatch(/javascript|data|vbscript/);
      field.stop();
      host.remove();
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(alert).not.toHaveBeenCalled();
    alert.mockRestore();
  });
});

const allowed = new Set([
  "p",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "a",
  "span",
  "strong",
  "em",
  "sub",
  "sup",
  "br",
]);

describe("copying", () => {
  test("takes only what is selected, with its formatting", async () => {
    const { element } = mountText({ html: "<p>one</p><p><strong>two</strong> three</p>" });
    await type("{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
    const data = copy(element);
    expect(data.getData("text/plain")).toBe("wo t");
    expect(data.getData("text/html")).toBe("<p><strong>wo</strong> t</p>");
  });

  test("across paragraphs keeps empty lines and list items", async () => {
    const html = "<p>a</p><p><br></p><ul><li>b</li><li>c</li></ul>";
    const { element } = mountText({ html });
    await type("{Control>}a{/Control}");
    expect(copy(element).getData("text/html")).toBe(html);
  });

  test("cutting takes it away", async () => {
    const { field, element } = mountText({ html: "<p>one two</p>" });
    await type("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
    expect(copy(element, "cut").getData("text/plain")).toBe("two");
    expect(field.html()).toBe("<p>one</p>");
  });
});
