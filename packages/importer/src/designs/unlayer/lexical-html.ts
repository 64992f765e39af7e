import { escapeAttribute, escapeText } from "@mailwright/document";
import { type JsonRecord, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { parseDesign } from "../json/parse-design.js";

/** Words that are stored as the state of a Lexical editor, as HTML. Empty where they are not. */
export function lexicalHtml(value: unknown): string {
  const state = typeof value === "string" ? parseDesign(value) : value;
  return recordsOf(recordOf(recordOf(state)["root"])["children"])
    .map(writeNode)
    .join("");
}

const marks = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
] as const;

function writeNode(node: JsonRecord): string {
  const type = textOf(node["type"]);
  if (type === "linebreak") return "<br>";
  if (type === "text" || typeof node["text"] === "string") return writeWords(node);
  const inner = recordsOf(node["children"]).map(writeNode).join("");
  if (type === "link" || type === "autolink") return `<a href="${escapeAttribute(textOf(node["url"]))}">${inner}</a>`;
  if (type === "list") return textOf(node["listType"]) === "number" ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
  if (type === "listitem") return `<li>${inner}</li>`;
  const tag = /^h[1-6]$/.test(textOf(node["tag"])) ? textOf(node["tag"]) : "p";
  const align = /^(?:left|center|right)$/.test(textOf(node["format"])) ? ` style="text-align:${textOf(node["format"])}"` : "";
  return `<${tag}${align}>${inner}</${tag}>`;
}

function writeWords(node: JsonRecord): string {
  const format = typeof node["format"] === "number" ? node["format"] : 0;
  const words = marks.reduce(
    (text, [bit, tag]) => ((format & bit) === 0 ? text : `<${tag}>${text}</${tag}>`),
    escapeText(textOf(node["text"])),
  );
  const style = textOf(node["style"]);
  return style === "" ? words : `<span style="${escapeAttribute(style)}">${words}</span>`;
}
