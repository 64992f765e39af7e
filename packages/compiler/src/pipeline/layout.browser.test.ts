import { compileMjml } from "@mailwright/mjml";
import { addExtraComponents } from "@mailwright/mjml/extras";
import { expect, test } from "vitest";
import { createDocument } from "../../../mjml/test/corpus.js";
import { minifyHtml } from "../markup/minify-html.js";

/** Where every element of an email stands, in a frame of each of these widths. */
async function measure(html: string, widthsPx: readonly number[]): Promise<string[]> {
  const frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  // Nothing is fetched: the pictures of the corpus do not exist, and both versions miss them alike.
  frame.srcdoc = html.replaceAll("https://example.test/", "data:,");
  document.body.append(frame);
  await loaded;
  const elements = frame.contentDocument?.body.querySelectorAll("*") ?? [];
  const places = widthsPx.flatMap((widthPx) => {
    frame.style.width = `${widthPx}px`;
    return Array.from(elements, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${x} ${y} ${width} ${height}`;
    });
  });
  frame.remove();
  return places;
}

test("no element of a minified email stands elsewhere or has another size", async () => {
  addExtraComponents();
  for (let blueprint = 0; blueprint < 10; blueprint++) {
    const html = compileMjml(createDocument(blueprint));
    const places = await measure(html, [700, 375]);
    expect(places.length).toBeGreaterThan(20);
    expect(await measure(minifyHtml(html), [700, 375])).toEqual(places);
  }
});
