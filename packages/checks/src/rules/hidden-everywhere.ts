import { mergeTagPattern, storedExtra } from "@mailwright/document";
import type { Email } from "../email/email.js";
import type { Rule } from "../email/rule.js";

const neverTrue = /^(?:false|nil|null|0|no)$/i;

/** Nothing is sent that no reader can see: it costs bytes, and filters take hidden words for a trick. */
export const hiddenEverywhere: Rule = {
  id: "hidden-everywhere",
  *check(email) {
    for (const { block } of email.blocks) {
      const condition = storedExtra(block, "rules")["condition"];
      if (typeof condition !== "string" || !neverTrue.test(condition.trim())) continue;
      yield { severity: "warning", code: "hidden-condition", blockId: block.id, values: { condition } };
    }
    for (const blockId of collectHidden(email)) yield { severity: "warning", code: "hidden-style", blockId };
  },
};

/** Blocks of which something is sent and nothing is seen. */
function collectHidden({ light }: Email): readonly string[] {
  const seen = new Map<string, boolean>();
  const record = (blockId: string | undefined, isSeen: boolean) => {
    if (blockId !== undefined) seen.set(blockId, isSeen || seen.get(blockId) === true);
  };
  for (const { blockId, text, look } of light.texts) {
    const isSeen = !look.isHidden && look.fontSizePx > 0;
    // The tags of conditions and repetitions stand between the rows of a table, where nothing has a size.
    if (isSeen || text.replace(mergeTagPattern(), "").trim() !== "") record(blockId, isSeen);
  }
  for (const { blockId, isHidden, widthPx } of light.pictures) record(blockId, !isHidden && widthPx !== 0);
  return [...seen].flatMap(([blockId, isSeen]) => (isSeen ? [] : [blockId]));
}
