import { expect, test } from "vitest";
import type { MjmlElement } from "./element.js";
import { compileMjml, mergeHeadStyles, renderMjml, writeHtml } from "./render.js";
import { slot } from "./slot.js";

const column = (width: string): MjmlElement => ({
  tagName: "mj-column",
  attributes: { width },
  children: [{ tagName: "mj-image", attributes: { src: "https://example.test/a.png" } }],
});
const row = (...widths: string[]): MjmlElement => ({ tagName: "mj-section", attributes: {}, children: widths.map(column) });
const page = (...rows: MjmlElement[]): MjmlElement => ({
  tagName: "mjml",
  attributes: {},
  children: [
    { tagName: "mj-body", attributes: {}, children: [{ tagName: "mj-wrapper", attributes: { padding: "20px" }, children: rows }] },
  ],
});

test("slots cut a document into pieces that know what they need in the head", () => {
  const { pieces, styles, slotWidths } = renderMjml(page(slot, row("100%"), slot, row("50%", "50%"), slot));
  expect(pieces).toHaveLength(4);
  expect(slotWidths).toEqual(["560px", "560px", "560px"]);
  expect(styles.map(({ mediaQueries }) => Object.keys(mediaQueries))).toEqual([[], ["mj-column-per-100"], ["mj-column-per-50"], []]);
  expect(styles.map(({ headStyle }) => Object.keys(headStyle))).toEqual([[], ["mj-image"], ["mj-image"], []]);
});

test("the pieces joined under the merged styles are the document compiled whole", () => {
  const rows = [row("100%"), row("50%", "50%"), row("33.3333%", "66.6667%"), row("50%", "50%")];
  const cut = renderMjml(page(...rows.flatMap((each) => [slot, each]), slot));
  expect(writeHtml(cut.head, mergeHeadStyles(cut.styles), cut.pieces.join(""))).toBe(compileMjml(page(...rows)));
});

test("runs do not disturb each other or their input", () => {
  const document = page(row("50%", "50%"));
  const before = JSON.stringify(document);
  const first = compileMjml(document);
  renderMjml(page(slot, row("10%")));
  expect(compileMjml(document)).toBe(first);
  expect(JSON.stringify(document)).toBe(before);
});
