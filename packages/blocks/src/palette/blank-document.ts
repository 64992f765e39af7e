import { type BlockId, documentVersion, type EmailDocument, type JsonValue, plantBlock } from "@mailwright/document";
import { blueprint, sectionOf } from "./blueprint.js";

/**
 * The General settings that a new email begins with. The initial values of General settings
 * (white on white, lines without air) stay what a reset leads to; these are what a designer would choose first.
 */
export const blankSettings: Readonly<Record<string, JsonValue>> = {
  bgColor: "#f2f4f7",
  textColor: "#27303f",
  lineSpacing: "150%",
  paragraphBottomSpace: true,
  h1HeadingFontColor: "#10182b",
  h2HeadingFontColor: "#10182b",
  h3HeadingFontColor: "#10182b",
  h4HeadingFontColor: "#10182b",
  h5HeadingFontColor: "#10182b",
  h6HeadingFontColor: "#10182b",
};

/** An email to begin with: a page wrapper that holds one empty section. `newId` must never answer twice the same. */
export function blankDocument(newId: () => BlockId): EmailDocument {
  const root = { type: "root", children: [blueprint.wrapper({}, sectionOf(100))] };
  return { version: documentVersion, settings: blankSettings, root: plantBlock(root, newId) };
}
