import { utf8Length } from "@mailwright/document";
import type { Email } from "../email/email.js";
import type { BlockCost, EmailSize } from "../email/finding.js";
import { clipBytes, nearBytes } from "../rules/email-size.js";

/** What the email weighs as it is sent, and what of it weighs most. */
export function weighEmail(email: Email): EmailSize {
  const { html, sizeBytes } = email.compiled;
  return {
    bytes: sizeBytes,
    nearBytes,
    limitBytes: clipBytes,
    headBytes: utf8Length(html.slice(0, Math.max(0, html.indexOf("<body")))),
    costs: collectCosts(email),
  };
}

/** Blocks that hold no others, so that nothing is counted twice. */
function collectCosts({ blocks, compiled }: Email): readonly BlockCost[] {
  const { sizeByBlock } = compiled;
  return blocks
    .filter(({ block }) => (block.children ?? []).length === 0)
    .flatMap(({ block }) => {
      const bytes = sizeByBlock.get(block.id);
      return bytes === undefined ? [] : [{ blockId: block.id, bytes }];
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}
