import type { MjmlNode, MjmlShape } from "@mailwright/document";
import { cleanText } from "../markup/markers.js";
import { isHarmlessHtml } from "./harmless-html.js";
import { safeAttributes } from "./safe-nodes.js";

const headTags = new Set(["meta", "link", "title"]);

/** The children of an imported head without what could run. A style sheet may stand in an `mj-raw` of its own. */
export function safeHead(head: readonly (MjmlShape | number)[]): readonly MjmlNode[] {
  return head.flatMap((shape): readonly MjmlNode[] => {
    if (typeof shape === "number" || (shape.content !== undefined && !isSafe(shape.tagName, shape.content))) return [];
    const { tagName, attributes, content, children } = shape;
    if (!(isSafeValue[tagName]?.(attributes) ?? true)) return [];
    return [
      {
        tagName,
        attributes: safeAttributes(attributes),
        ...(content !== undefined && { content: cleanText(tagName === "mj-title" ? content.replaceAll('"', "&quot;") : content) }),
        ...(children && { children: safeHead(children) }),
      },
    ];
  });
}

/** Values that MJML writes into a style sheet. */
const isSafeValue: Readonly<Record<string, (attributes: MjmlNode["attributes"]) => boolean>> = {
  "mj-font": ({ href = "" }) => /^https?:\/\/[^\s"'()<>\\]+$/i.test(href),
  "mj-breakpoint": ({ width = "" }) => /^[\w.%\s-]+$/.test(width),
};

function isSafe(tagName: string, content: string): boolean {
  if (tagName === "mj-style") return isSafeCss(content);
  if (tagName !== "mj-raw") return isHarmlessHtml(content, new Set(["span", "br"]));
  const withoutStyles = content.replace(/<style\b[^<>]*>([\s\S]*?)<\/style\s*>/gi, (all, css: string) => (isSafeCss(css) ? "" : all));
  return (
    isHarmlessHtml(withoutStyles, headTags) && !/http-equiv\s*=\s*["']?\s*(?:refresh|set-cookie|content-security)/i.test(withoutStyles)
  );
}

function isSafeCss(css: string): boolean {
  return !/<\/?[a-z!?]|expression\s*\(|javascript:|behavior\s*:|-moz-binding/i.test(css);
}
