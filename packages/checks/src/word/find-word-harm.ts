import type { BlockId } from "@mailwright/document";
import { boxRules } from "./rules/box-rules.js";
import { codeRules } from "./rules/code-rules.js";
import { pictureRules } from "./rules/picture-rules.js";
import { sizeRules } from "./rules/size-rules.js";
import { textRules } from "./rules/text-rules.js";
import type { WordRule } from "./word-rule.js";
import { handedDown } from "./word-styles.js";
import { readAsWord, type WordElement } from "./word-view.js";

/** What Word makes of emails in Outlook for Windows, as far as it is documented. */
export const wordRules: readonly WordRule[] = [...boxRules, ...pictureRules, ...textRules, ...sizeRules, ...codeRules];

/** Something in an email that Outlook for Windows draws otherwise than it is meant. */
export interface WordHarm {
  /** The rule's id. */
  readonly rule: string;
  readonly harm: WordRule["harm"];
  /** The tag, or the piece of the style sheet, shortened. */
  readonly at: string;
  /** Whose part it is, in an email that was compiled with `hasBlockIds`. */
  readonly blockId?: BlockId;
}

/** Reads an email as it is sent with the eyes of Word. Word itself cannot run here: the rules are what others have found out about it. */
export function findWordHarm(html: string): readonly WordHarm[] {
  const view = readAsWord(html);
  return wordRules.flatMap((rule) =>
    Array.from(rule.find(view), (found) => {
      const told = { rule: rule.id, harm: rule.harm };
      if (typeof found === "string") return { ...told, at: found.slice(0, 200) };
      const blockId = blockOf(found);
      return { ...told, at: writeTag(found), ...(blockId !== undefined && { blockId }) };
    }),
  );
}

const blockOf = handedDown<BlockId | undefined>(undefined, ({ attributes }, around) => attributes.get("data-block-id") ?? around);

function writeTag({ tag, attributes }: WordElement): string {
  const written = Array.from(attributes, ([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}>`.slice(0, 300);
}
