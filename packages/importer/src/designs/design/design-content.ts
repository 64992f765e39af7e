import { escapeAttribute } from "@mailwright/document";
import type { Design, DesignNode } from "./design.js";

/** The words, links and pictures of each section of a design as plain HTML, to count what blocks hold of them. */
export function designContent({ rows }: Design): readonly string[] {
  return rows.filter(({ tagName }) => tagName !== "mj-raw").map(contentOf);
}

function contentOf({ tagName, attributes = {}, content = "", children = [] }: DesignNode): string {
  const picture = tagName === "mj-image" ? `<img src="${escapeAttribute(attributes["src"] ?? "")}">` : "";
  const inner = `${picture}${content}${children.map(contentOf).join("\n")}`;
  const href = attributes["href"];
  return href ? `<a href="${escapeAttribute(href)}">${inner}</a>` : `<div>${inner}</div>`;
}
