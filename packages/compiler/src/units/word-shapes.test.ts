import type { WordShape } from "@mailwright/document";
import { expect, test } from "vitest";
import { blockMarker } from "../markup/markers.js";
import { addWordShapes } from "./word-shapes.js";
import { writeWordShape } from "./write-word-shape.js";

const shape: WordShape = {
  widthPx: 200,
  heightPx: 40,
  radiusPx: 20,
  borderPx: 0,
  borderColor: "#000000",
  fill: "#112233",
  href: "https://example.com",
  title: "",
  labelStyle: "color:#ffffff",
  label: "Go",
};
const marker = blockMarker("b1");
const node = { tagName: "mj-button", attributes: { "css-class": marker }, wordShape: shape };
const drawn = (inside: string) =>
  `<td class="" style="vertical-align:top;width:300px;"><table><tr><td align="center" class="x ${marker}" style="padding:10px">${inside}</td></tr></table></td>`;

test("element and shape stand side by side, each for its readers, wherever the node is", () => {
  const button = "<table><tr><td><a>Go</a></td></tr></table>";
  const html = addWordShapes(drawn(button), [{ tagName: "mj-section", attributes: {}, children: [node] }]);
  expect(html).toBe(drawn(`<!--[if mso]>${writeWordShape(shape, 280)}<![endif]--><!--[if !mso]><!-->${button}<!--<![endif]-->`));
});

test("comments inside the element are taken out: the first one would end what is around it", () => {
  const button = "<table><tr><td><img><!--[if !mso]><!--><img><!--<![endif]--></td></tr></table>";
  expect(addWordShapes(drawn(button), [node])).toContain("<!--[if !mso]><!--><table><tr><td><img><img></td></tr></table><!--<![endif]-->");
});

test("outside of columns, where there is too little room, and where the node was not drawn, nothing changes", () => {
  const button = "<table><tr><td><a>Go</a></td></tr></table>";
  for (const html of [drawn(button).replace("width:300px", "width:120px"), drawn(button).replace(marker, "y"), `<p>${button}</p>`])
    expect(addWordShapes(html, [node])).toBe(html);
});

test("corners are never rounder than half of the shape", () => {
  expect(writeWordShape({ ...shape, radiusPx: 60 }, 300)).toContain('arcsize="50%"');
  expect(writeWordShape({ ...shape, radiusPx: 10 }, 300)).toContain('arcsize="25%"');
});
