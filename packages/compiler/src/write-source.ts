import type { MjmlNode } from "@mailwright/document";
import { type MjmlElement, writeMjml } from "@mailwright/mjml";
import { stripMarkers } from "./markers.js";
import type { PagePlan } from "./page-plan.js";

/** A document's nodes as MJML source, without markers. */
export function writeSource(
  root: Readonly<Record<string, string>>,
  head: MjmlNode,
  { body, wrapper }: PagePlan,
  rows: readonly MjmlNode[],
): string {
  const children = wrapper ? [{ ...wrapper, children: rows }] : rows;
  const page: MjmlElement = {
    tagName: "mjml",
    attributes: root,
    children: [head, { tagName: "mj-body", attributes: body, children }],
  };
  return `${stripMarkers(writeMjml(page).replace(/ css-class="\uE000[\w-]{1,64}\uE001"/g, ""))}\n`;
}
