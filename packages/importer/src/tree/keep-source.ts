import { type BlockRegistry, type Blueprint, mayContain } from "@mailwright/document";
import type { PlacedElement } from "../mjml/placed-element.js";
import { propsOfKept } from "../mjml/words-of.js";

/** The block of the registry that holds HTML as somebody wrote it. */
const codeType = "code";
/**
 * The block of the registry that holds MJML as somebody wrote it. A registry without it still keeps the source, as a block of an unknown
 * type that is not sent.
 */
const mjmlType = "mjml";

/** A block that keeps an element's source, below the parents that it needs to stand here. */
export function keepSource(element: PlacedElement, source: string, parentType: string, registry: BlockRegistry): Blueprint {
  const isPassed = mayContain(registry, parentType, mjmlType) && (parentType !== "cell" || !htmlOf[element.tagName]);
  if (isPassed && element.written) return { type: mjmlType, props: propsOfKept([element.written]) };
  return placed(keptBlock(element, source, registry), parentType);
}

function keptBlock({ tagName, content, start, end }: PlacedElement, source: string, registry: BlockRegistry): Blueprint {
  const written = source.slice(start, end);
  const html = htmlOf[tagName]?.(content) ?? (tagName.startsWith("mj-") ? undefined : written);
  if (html === undefined) return { type: mjmlType, props: { source: written } };
  return { type: codeType, props: { [codeProp(registry)]: html } };
}

/** These MJML elements contain HTML, which goes into a code block and is sent. */
const htmlOf: Readonly<Record<string, (content: string) => string>> = {
  "mj-raw": (content) => content,
  "mj-navbar": (content) => content,
  "mj-social": (content) => content,
  "mj-text": (content) => content,
  "mj-table": (content) => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${content}</table>`,
};

function codeProp(registry: BlockRegistry): string {
  const specs = Object.entries(registry.get(codeType)?.props ?? {});
  return specs.find(([, { kind }]) => kind === "code")?.[0] ?? "code";
}

function placed(block: Blueprint, parentType: string): Blueprint {
  if (parentType === "cell") return block;
  const cell = { type: "cell", children: [block] };
  if (parentType === "section") return cell;
  return { type: "section", props: { padding: { top: 0, right: 0, bottom: 0, left: 0 } }, children: [cell] };
}
