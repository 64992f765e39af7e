import { escapeAttribute, escapeText } from "@mailwright/document";
import { findOwn, isRecord, type JsonRecord, recordOf, textOf } from "../json/json-values.js";
import { classOf } from "./write-rules.js";

const tagsOfTypes: Readonly<Record<string, string>> = {
  link: "a",
  image: "img",
  row: "tr",
  cell: "td",
  table: "table",
  tbody: "tbody",
  thead: "thead",
  tfoot: "tfoot",
  wrapper: "div",
  text: "div",
};

/** The element that a component is: its own tag, or that of its type. */
export function tagOf(component: JsonRecord): string {
  const [tagName, type] = [textOf(component["tagName"]).toLowerCase(), textOf(component["type"]).toLowerCase()];
  if (tagName !== "") return tagName === "body" || tagName === "html" ? "div" : tagName;
  return findOwn(tagsOfTypes, type) ?? (/^mj(?:ml$|-)/.test(type) ? type : "div");
}

/** The components in a component. Text among them is a component too. */
export function componentsOf({ components }: JsonRecord): readonly JsonRecord[] {
  const list = Array.isArray(components) ? components : [components];
  return list.flatMap((each) => (isRecord(each) ? [each] : typeof each === "string" ? [{ type: "html", content: each }] : []));
}

const voidTags = new Set(["img", "br", "hr", "input", "meta", "link"]);
const nameShape = /^[a-z][\w:-]{0,60}$/i;

/** A component as HTML. */
export function componentHtml(component: JsonRecord): string {
  const type = textOf(component["type"]);
  const content = textOf(component["content"]);
  if (type === "comment") return "";
  if (type === "html") return content;
  if (type === "textnode") return content.includes("<") ? escapeText(content) : content;
  const tag = tagOf(component);
  if (!nameShape.test(tag)) return "";
  const classes = Array.isArray(component["classes"]) ? component["classes"].map(classOf).filter(Boolean).join(" ") : "";
  const style = Object.entries(recordOf(component["style"]))
    .map(([name, value]) => `${name}:${textOf(value)}`)
    .join(";");
  const attributes = Object.entries({
    ...recordOf(component["attributes"]),
    ...(component["src"] !== undefined && { src: component["src"] }),
    ...(classes !== "" && { class: classes }),
    ...(style !== "" && { style }),
  })
    .filter(([name, value]) => nameShape.test(name) && textOf(value) !== "")
    .map(([name, value]) => ` ${name}="${escapeAttribute(textOf(value))}"`)
    .join("");
  if (voidTags.has(tag)) return `<${tag}${attributes}>`;
  return `<${tag}${attributes}>${content}${componentsOf(component).map(componentHtml).join("")}</${tag}>`;
}
