import { isRecord, type JsonRecord, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { type MjmlPart, writeMjmlParts } from "./write-mjml.js";

/** Is this MJML in JSON: `{ tagName: "mjml", children: [ … ] }`? */
export function findMjmlJson(value: unknown): JsonRecord | undefined {
  const isRoot = isRecord(value) && nameOf(value) === "mjml" && Array.isArray(value["children"]);
  return isRoot ? value : undefined;
}

/** The same as source. */
export function readMjmlJson(root: JsonRecord): string {
  return `${writeMjmlParts([partOf(root)])}\n`;
}

const nameOf = (record: JsonRecord) => (textOf(record["tagName"]) || textOf(record["type"])).toLowerCase();

function partOf(record: JsonRecord): MjmlPart {
  const children = recordsOf(record["children"]).map(partOf);
  return { tagName: nameOf(record), attributes: attributesOf(record["attributes"]), content: textOf(record["content"]), children };
}

/** Attributes whose values are texts or numbers. */
export function attributesOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(recordOf(value)).map(([name, each]) => [name, textOf(each)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
