import { escapeAttribute, escapeText } from "@mailwright/document";
import type { Remarks } from "../design/design.js";
import { keptHtml } from "../design/kept-html.js";
import { isRecord, type JsonRecord, recordIn, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { parseDesign } from "../json/parse-design.js";
import { attributesOf } from "../mjml/read-mjml-json.js";
import { type MjmlPart, writeMjmlParts } from "../mjml/write-mjml.js";
import { rulesAround } from "./rules-around.js";

/** A page of easy-email, with the subject and the line beside it. */
export interface EasyEmail {
  readonly page: JsonRecord;
  readonly subject: string;
  readonly preheader: string;
}

/** Is this a design of easy-email? The page may stand in a string, two levels below. */
export function findEasyEmail(value: unknown): EasyEmail | undefined {
  const top = recordOf(value);
  const inner = recordOf(top["content"]);
  const text = inner["content"] ?? top["content"];
  const places = [value, top["content"], typeof text === "string" ? parseDesign(text) : undefined];
  const page = places.filter(isRecord).find((each) => each["type"] === "page" && isRecord(each["data"]) && Array.isArray(each["children"]));
  const said = (...names: readonly string[]) =>
    names.map((name) => textOf(inner[name]) || textOf(top[name])).find((each) => each !== "") ?? "";
  return page && { page, subject: said("subject", "title"), preheader: said("subTitle", "summary") };
}

/** A page of easy-email as MJML, which its attributes are. */
export function readEasyEmail({ page, subject, preheader }: EasyEmail, remarks: Remarks): string {
  const value = recordIn(page, "data", "value");
  const attributes = attributesOf(page["attributes"]);
  const head = [
    subject && `<mj-title>${escapeText(subject)}</mj-title>`,
    preheader && `<mj-preview>${escapeText(preheader)}</mj-preview>`,
    textOf(value["breakpoint"]) && `<mj-breakpoint width="${escapeAttribute(textOf(value["breakpoint"]))}" />`,
    ...recordsOf(value["fonts"]).map(
      ({ name, href }) => `<mj-font name="${escapeAttribute(textOf(name))}" href="${escapeAttribute(textOf(href))}" />`,
    ),
    ...stylesOf(value).map((css) => `<mj-style>${css.replace(/<\/?mj-style/gi, "")}</mj-style>`),
    defaultsOf(value),
  ];
  const body = writeMjmlParts([
    { tagName: "mj-body", attributes, children: recordsOf(page["children"]).flatMap((child) => partsOf(child, { value, remarks })) },
  ]);
  return `<mjml>\n<mj-head>\n${head.filter(Boolean).join("\n")}\n</mj-head>\n${body}\n</mjml>\n`;
}

function stylesOf(value: JsonRecord): readonly string[] {
  const own = recordOf(value["user-style"]);
  return [...recordsOf(value["headStyles"]), own].map(({ content }) => textOf(content)).filter((css) => css.trim() !== "");
}

/** What holds for all words, and attributes that were written by hand. */
function defaultsOf(value: JsonRecord): string {
  const all = { "font-family": value["font-family"] };
  const words = {
    "font-size": value["font-size"],
    color: value["text-color"],
    "line-height": value["line-height"],
    "font-weight": value["font-weight"],
  };
  const ground = { "background-color": value["content-background-color"] };
  const parts = [
    { tagName: "mj-all", attributes: attributesOf(all) },
    { tagName: "mj-text", attributes: attributesOf(words) },
    ...(textOf(ground["background-color"]) === ""
      ? []
      : ["mj-wrapper", "mj-section"].map((tagName) => ({ tagName, attributes: attributesOf(ground) }))),
  ].filter(({ attributes }) => Object.keys(attributes).length > 0);
  const raw = textOf(value["headAttributes"]).replace(/<\/?mj-attributes[^>]*>/gi, "");
  return `<mj-attributes>\n${writeMjmlParts(parts)}\n${raw}\n</mj-attributes>`;
}

interface Reading {
  readonly value: JsonRecord;
  readonly remarks: Remarks;
}

const boxes = new Set(["section", "column", "group", "wrapper", "hero"]);
const words = new Set(["text", "button", "table", "raw", "accordion-title", "accordion-text"]);
const empty = new Set(["image", "divider", "spacer"]);

function partsOf(node: JsonRecord, reading: Reading): readonly MjmlPart[] {
  const type = textOf(node["type"])
    .replace(/^advanced_/, "")
    .replaceAll("_", "-");
  const data = recordOf(node["data"]);
  if (data["hidden"] === true) return [];
  const attributes = withoutNone(attributesOf(node["attributes"]));
  const value = recordOf(data["value"]);
  const children = recordsOf(node["children"]).flatMap((child) => partsOf(child, reading));
  const [before, after] = rulesAround(value);
  const part = partOf(type, { node, attributes, value, children, reading });
  return [...before, ...part, ...after];
}

/** `border: none` is no border that MJML knows. */
function withoutNone(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).filter(([name, text]) => !(name.startsWith("border") && text === "none")));
}

interface Node {
  readonly node: JsonRecord;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: JsonRecord;
  readonly children: readonly MjmlPart[];
  readonly reading: Reading;
}

function partOf(type: string, { node, attributes, value, children, reading }: Node): readonly MjmlPart[] {
  const tagName = `mj-${type}`;
  if (boxes.has(type) || type === "accordion" || type === "accordion-element") return [{ tagName, attributes, children }];
  if (empty.has(type)) return [{ tagName, attributes }];
  if (type === "table" && Array.isArray(value["tableSource"])) return [{ tagName, attributes, content: tableOf(value["tableSource"]) }];
  if (words.has(type)) return [{ tagName, attributes, content: textOf(value["content"]) }];
  if (type === "social") return [{ tagName, attributes, children: elementsOf(value["elements"], "mj-social-element") }];
  if (type === "navbar") return [{ tagName, attributes, children: elementsOf(value["links"], "mj-navbar-link") }];
  if (type === "carousel") return [{ tagName, attributes, children: elementsOf(value["images"], "mj-carousel-image") }];
  reading.remarks.add("design-kept", textOf(node["type"]));
  const html = keptHtml(value);
  if (html === "") return children;
  return [
    {
      tagName: "mj-section",
      attributes: {},
      children: [{ tagName: "mj-column", attributes: {}, children: [{ tagName: "mj-text", attributes: {}, content: html }] }],
    },
  ];
}

function elementsOf(value: unknown, tagName: string): readonly MjmlPart[] {
  return recordsOf(value).map(({ content, ...attributes }) => ({
    tagName,
    attributes: attributesOf(attributes),
    content: textOf(content),
  }));
}

function tableOf(rows: readonly unknown[]): string {
  const cellOf = ({ content, rowSpan, colSpan, backgroundColor }: JsonRecord) => {
    const attributes = attributesOf({ rowspan: rowSpan, colspan: colSpan, bgcolor: backgroundColor });
    const written = Object.entries(attributes).map(([name, text]) => ` ${name}="${escapeAttribute(text)}"`);
    return `<td${written.join("")}>${textOf(content)}</td>`;
  };
  return rows.map((row) => `<tr>${recordsOf(row).map(cellOf).join("")}</tr>`).join("");
}
