import { type OverridePart, overrideParts } from "@mailwright/document";
import { readHiddenLine } from "../compiled/hidden-line.js";
import { readOverrides } from "../html/override-rules.js";
import { bodyWidth, unrenderRow } from "../html/unrender-rows.js";
import { writeVariant } from "../html/write-variant.js";
import { decodeText } from "../markup/decode-text.js";
import type { HtmlElement } from "../markup/html-element.js";
import { parseMarkup } from "../markup/parse-markup.js";
import { readWebFonts } from "../markup/read-web-fonts.js";
import { createProblemList } from "../markup/source-problem.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { readColor } from "../values/looks.js";
import { type ReadEmail, type ReadOptions, readPage, type SourceLook } from "./read-page.js";

/**
 * HTML → a document. What our compiler wrote comes back as the tree that it was compiled from: MJML's elements are found again
 * by what it makes of them, and each block reads its own. Anything else stays in the document as HTML. Never throws.
 */
export function readHtml(source: string, options: ReadOptions): ReadEmail {
  const overrides = readOverrides(source.slice(0, source.indexOf("<body")));
  const classes = new Set(overrideParts.flatMap((part) => [...overrides[part].keys()]));
  const look = (...parts: readonly OverridePart[]) =>
    writeVariant(source, { classes, rules: parts.map((part) => overrides[part]), isDark: parts.includes("dark") });
  const html = classes.size === 0 ? source : look();
  const page = openPage(html);
  const variants = {
    ...(overrides.tablet.size > 0 && { tablet: lookAt(openPage(look("tablet"))) }),
    ...(overrides.mobile.size > 0 && { mobile: lookAt(openPage(look("tablet", "mobile"))) }),
    ...(overrides.dark.size > 0 && { dark: lookAt(openPage(look("dark"))) }),
  };
  const { head, body, root } = page;
  const hidden = body?.children.find((element) => element.name === "div" && element.style.get("display") === "none");
  const first = lookAt(page);
  const isFound = first.body.some(({ tagName }) => tagName !== "html");
  return readPage(
    {
      source: html,
      head: head?.inner ?? "",
      title: decodeText(childOf(head, "title")?.inner ?? "").trim(),
      preheader: readHiddenLine(hidden?.inner ?? ""),
      fonts: readWebFonts(source),
      settings: first.settings,
      pageClass: body?.attribute("class"),
      body: isFound ? first.body : [wholeBody(body ?? root, head)],
      ...(isFound && { variants }),
    },
    options,
    createProblemList(),
  );
}

interface Page {
  readonly root: HtmlElement;
  readonly html: HtmlElement | undefined;
  readonly head: HtmlElement | undefined;
  readonly body: HtmlElement | undefined;
}

function openPage(source: string): Page {
  const root = parseMarkup(source);
  const html = childOf(root, "html");
  return { root, html, head: childOf(html, "head"), body: childOf(html, "body") };
}

function lookAt({ html, body }: Page): SourceLook {
  const page = body?.children.find((element) => element.attribute("role") === "article") ?? body;
  const rows = page?.children ?? [];
  return {
    settings: {
      width: bodyWidth(rows),
      bgColor: readColor(page?.style.get("background-color") ?? ""),
      lang: html?.attribute("lang"),
      dir: html?.attribute("dir"),
    },
    body: rows.map((row) => unrenderRow(row, "wrapper")),
  };
}

function childOf(parent: HtmlElement | undefined, name: string): HtmlElement | undefined {
  return parent?.children.find((child) => child.name === name);
}

/** An email that is none of ours, in one piece and with its styles. */
function wholeBody(body: HtmlElement, head: HtmlElement | undefined): PlacedElement {
  const styles = (head?.children ?? []).filter(({ name }) => name === "style").map(({ inner }) => `<style>${inner}</style>`);
  return placeUnrendered({ tagName: "mj-raw", content: [...styles, body.inner.trim()].join("\n"), start: body.start, end: body.end });
}
