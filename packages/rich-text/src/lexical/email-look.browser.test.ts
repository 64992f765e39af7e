import { type RichTextStyles, renderInlineRichText, renderRichText } from "@mailwright/document";
import { fc } from "@mailwright/testing/fast-check";
import { afterEach, expect, test } from "vitest";
import { startRichText } from "../field/start-rich-text.js";
import { writeRichText } from "../model/write-rich-text.js";
import { lexicalBlocks } from "../testing/arbitrary-rich-text.js";
import { lettersOf, lettersThatDiffer } from "../testing/letters.js";
import { mountCompiled } from "../testing/mount-text.js";

const styles: RichTextStyles = {
  p: "margin:0 0 12px",
  h1: "margin:0 0 18px;color:#222222;font-size:40px;font-weight:700;line-height:1.2",
  h3: "margin:0 0 12px;font-size:28px;font-weight:400;line-height:1.2",
  h6: "margin:0 0 8px;font-size:16px;font-weight:700;font-style:italic",
  ul: "margin:0 0 12px;padding:0 0 0 24px",
  ol: "margin:0 0 12px;padding:0 0 0 24px",
  li: "margin:0",
  a: "color:#1f4fd8;text-decoration:underline",
};

afterEach(() => document.body.replaceChildren());

test("any text looks the same, letter by letter, while it is edited", () => {
  fc.assert(
    fc.property(lexicalBlocks, (blocks) => {
      const html = writeRichText(blocks);
      // Raised words in another size stand a pixel elsewhere: Lexical has one element where the email has two.
      fc.pre(!html.includes("font-size") || !/<su[bp]>/.test(html));
      const { host, element } = mountCompiled(renderRichText(html, styles));
      const before = lettersOf(element);
      const height = element.offsetHeight;
      const field = startRichText(element, { html, mode: "blocks", styles });
      expect(lettersThatDiffer(before, lettersOf(element))).toEqual([]);
      expect(element.offsetHeight).toBe(html === "" ? element.offsetHeight : height);
      field.stop();
      expect(lettersThatDiffer(before, lettersOf(element))).toEqual([]);
      host.remove();
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["a heading", "inline", '<span style="color:#ff0000">Big</span> <a href="https://a.test">sale</a><br>today'],
  ["words without a paragraph", "blocks", "Hello <strong>you</strong> there"],
  ["raised and lowered words", "blocks", "<p>H<sub>2</sub>O and x<sup>2</sup></p>"],
  ["a long word", "blocks", `<p>${"a".repeat(120)} b</p>`],
] as const)("%s looks the same while it is edited", (_, mode, html) => {
  const compiled = mode === "inline" ? renderInlineRichText(html, styles) : renderRichText(html, styles);
  const { element } = mountCompiled(compiled, "font:700 32px/120% Arial;width:300px;color:#000000");
  const before = lettersOf(element);
  startRichText(element, { html, mode, styles });
  expect(lettersThatDiffer(before, lettersOf(element))).toEqual([]);
});

test("rules of the email for paragraphs do not reach the words of a heading", () => {
  const { canvas, element } = mountCompiled("Sale");
  canvas.appendChild(document.createElement("style")).textContent = "p { display:block; margin:13px 0; color:red }";
  const before = lettersOf(element);
  startRichText(element, { html: "Sale", mode: "inline" });
  expect(lettersThatDiffer(before, lettersOf(element))).toEqual([]);
});

test("new settings of the block show at once, the caret and the text stay", () => {
  const { element } = mountCompiled(renderRichText("<p>One <a href='#x'>two</a></p>", styles));
  const field = startRichText(element, { html: "<p>One <a href='#x'>two</a></p>", mode: "blocks", styles });
  field.setStyles({ ...styles, p: "margin:0 0 30px", a: "color:#ff0000;text-decoration:none" });
  expect(element.querySelector("p")?.style.marginBottom).toBe("30px");
  expect(element.querySelector("a")?.style.color).toBe("rgb(255, 0, 0)");
  expect(field.html()).toBe("<p>One <a href='#x'>two</a></p>");
  expect(field.isFocused()).toBe(true);
});

test("stopping leaves the element as it was, with the picture of the text in it", () => {
  const { element } = mountCompiled("<p>One</p>");
  const { cssText } = element.style;
  const field = startRichText(element, { html: "<p>One</p>", mode: "blocks" });
  field.stop();
  expect(element.style.cssText).toBe(cssText);
  expect(element.getAttributeNames()).toEqual(["style"]);
  expect(element.textContent).toBe("One");
});

test("only the first text changes the style sheets, which a long email would feel", () => {
  const { canvas, element } = mountCompiled("<p>One</p>");
  startRichText(element, { html: "<p>One</p>", mode: "blocks" }).stop();
  const sheets = canvas.adoptedStyleSheets;
  expect(sheets).toHaveLength(1);
  startRichText(element, { html: "<p>One</p>", mode: "blocks" }).stop();
  expect(canvas.adoptedStyleSheets).toEqual(sheets);
});
