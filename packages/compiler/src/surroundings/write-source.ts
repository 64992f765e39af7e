import type { MjmlNode } from "@mailwright/document";
import { type MjmlElement, writeMjml } from "@mailwright/mjml";
import type { BesideWrapper } from "../contracts/body-look.js";
import { stripMarkers } from "../markup/markers.js";
import { addStamps, type EmailStamps, type Stamps } from "../stamps/stamps.js";
import type { RowPlan } from "./row-plan.js";

/** A document's nodes as MJML source, without markers. */
export function writeSource(
  root: Readonly<Record<string, string>>,
  head: MjmlNode,
  { body, wrapper }: RowPlan,
  rows: readonly MjmlNode[],
  stamps: EmailStamps,
  beside: BesideWrapper = { before: [], after: [] },
): string {
  const children = wrapper ? [...beside.before, { ...wrapper, children: rows }, ...beside.after] : rows;
  const classes = [body["css-class"] ?? "", stamps.settings].join(" ").trim();
  const email: MjmlElement = {
    tagName: "mjml",
    attributes: root,
    children: [head, { tagName: "mj-body", attributes: { ...body, ...(classes && { "css-class": classes }) }, children }],
  };
  return `${unmark(writeMjml(email), stamps.blocks)}\n`;
}

/** MJML source with its stamps and without markers. */
export function unmark(source: string, stamps: Stamps): string {
  return stripMarkers(addStamps(source, stamps).replace(/ css-class="\uE000[\w-]{1,64}\uE001"/g, ""));
}
