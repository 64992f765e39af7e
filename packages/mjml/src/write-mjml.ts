import type { MjmlElement } from "./element.js";

/** MJML as JSON → MJML source, indented. What is escaped in the element stays as it is. */
export function writeMjml(element: MjmlElement, indent = ""): string {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const open = `${indent}<${element.tagName}${attributes.join("")}`;
  if (element.content !== undefined) return `${open}>${element.content}</${element.tagName}>`;
  if (!element.children?.length) return `${open} />`;
  const inside = element.children.map((child) => writeMjml(child, `${indent}  `)).join("\n");
  return `${open}>\n${inside}\n${indent}</${element.tagName}>`;
}
