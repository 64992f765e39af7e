import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import type { EmailDocument } from "@mailwright/document";
import { arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc, seededBy } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { createCompiler } from "../pipeline/compiler.js";

const compiler = createCompiler(blockRegistry);
const options = { title: "Spring", preheader: "Ten days" };

interface Seen {
  readonly words: string;
  /** Each element: where it stands at each width, and its colours. */
  readonly elements: readonly string[];
}

/** What a browser shows of an email at these widths. */
async function look(html: string, widthsPx: readonly number[]): Promise<Seen> {
  const frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  // Nothing is fetched: both versions miss their pictures alike.
  const ownHtml = html.replace(/(src|href|background)="(?:https?:)?\/[^"]*"/g, '$1="data:,"').replace(/url\([^)]*\)/g, "url(data:,)");
  frame.srcdoc = withoutTags(ownHtml);
  frame.style.height = "600px";
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow;
  // A browser makes no body for a table without rows.
  const elements = Array.from(frame.contentDocument?.body.querySelectorAll("*:not(tbody:empty)") ?? []);
  const places = widthsPx.flatMap((widthPx) => {
    frame.style.width = `${widthPx}px`;
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = view?.getComputedStyle(element);
      const looks = [style?.color, style?.backgroundColor, style?.borderTopWidth, style?.fontFamily.replaceAll(", ", ",")];
      const shown = element.textContent?.trim() ? looks : looks.slice(1, 3);
      return `${element.localName} ${x} ${y} ${width} ${height} ${hasOwnWords(element) ? shown.join(" ") : looks[1]}`;
    });
  });
  const words = frame.contentDocument?.body.innerText ?? "";
  frame.remove();
  return { words, elements: places };
}

/**
 * An email as it arrives: the tags of conditions and loops are gone then. A browser takes those between rows of a table for words in front of that
 * table, where MJML lets them widen it and the lighter HTML breaks them.
 */
function withoutTags(html: string): string {
  return html.replace(/\{%.*?%\}/gs, "");
}

function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

async function expectSame(email: EmailDocument) {
  const heavy = await look(compiler.compileDocument(email, { ...options, asMjmlWrites: true }).html, [800, 375]);
  const light = await look(compiler.compileDocument(email, options).html, [800, 375]);
  expect(light.words).toBe(heavy.words);
  expect(light.elements).toEqual(heavy.elements);
}

test.each(starterDocuments)("the starter “$name” shows the same boxes, colours and words as MJML's own HTML", async (starter) => {
  await expectSame(plantStarter(starter, counterIds()));
});

test("so does any email", async () => {
  await fc.assert(fc.asyncProperty(arbitraryDocument(blockRegistry, "valid", 3), expectSame), { numRuns: 8, ...seededBy(61) });
});
