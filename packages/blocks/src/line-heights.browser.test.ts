import { compileDocument } from "@mailwright/compiler";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { afterEach, describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";

// Words may be larger than the text that they stand in. Their lines must be as far apart as they are large, in the email as it is sent.

const editables = blockDefinitions.flatMap(({ type, editable }) => (editable ? [{ type, editable }] : []));
const richTexts = editables.filter(({ type, editable }) => blockRegistry.get(type)?.props[editable.prop]?.kind === "richText");

afterEach(() => document.body.replaceChildren());

describe.each(["100%", "120%", "150%", "200%"] as const)("at a line height of %s", (lineHeight) => {
  test.each(richTexts)("lines of large words in a $type do not overlap", ({ type, editable }) => {
    const words = '<span style="font-size:48px">Big<br>too</span>';
    const text = editable.mode === "blocks" ? `<p>${words}</p>` : words;
    expect(lineDistanceOf(type, { [editable.prop]: text, fontSize: 16, lineHeight })).toBeCloseTo(
      48 * (Number.parseInt(lineHeight, 10) / 100),
      0,
    );
  });

  test("and in a paragraph of a list, and in a heading inside a text", () => {
    const large = (words: string) => `<span style="font-size:48px">${words}<br>more</span>`;
    const inList = lineDistanceOf("text", { text: `<ul><li>${large("one")}</li></ul>`, lineHeight });
    const inHeading = lineDistanceOf("text", { text: `<h6>${large("one")}</h6>`, lineHeight });
    expect(inList).toBeCloseTo(48 * (Number.parseInt(lineHeight, 10) / 100), 0);
    expect(inHeading).toBeCloseTo(48 * 1.2, 0);
  });
});

test("a line height in percent that was pasted with a paragraph is a factor as well", () => {
  const text = '<p style="line-height:150%"><span style="font-size:40px">Big<br>too</span></p>';
  expect(lineDistanceOf("text", { text })).toBeCloseTo(60, 0);
});

test.each(blockDefinitions.map(({ type }) => type))("%s hands no percentage down to words inside", (type) => {
  const { html } = compileDocument(
    aDocumentAround([aBlock(type, { src: "https://example.com/a.png", caption: "Below" })], blockRegistry),
    blockRegistry,
  );
  // MJML gives the box of a button one, with the real one inside.
  const body = html.slice(html.indexOf("<body")).replace(/border-collapse:separate;(?:width:\d+px;)?line-height:100%/g, "");
  expect(body).not.toMatch(/line-height:\s*[\d.]+%/);
});

/** How far its only two lines of large words are apart, in pixels. */
function lineDistanceOf(type: string, props: Record<string, string | number>): number {
  const { html } = compileDocument(aDocumentAround([aBlock(type, props)], blockRegistry), blockRegistry);
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  const words = document.querySelector('span[style*="font-size"]');
  if (!words) throw new Error("the email shows no large words");
  const tops = Array.from(words.getClientRects(), ({ top }) => top);
  return Math.max(...tops) - Math.min(...tops);
}
