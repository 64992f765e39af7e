import type { Email } from "../email/email.js";
import type { Rule } from "../email/rule.js";
import type { WordReading } from "../word/word-reading.js";

/** What another check says of every client, and what the head of every compiled email prevents. */
const leftOut = new Set(["picture-format", "pixels-per-inch", "shape-names"]);

/** Ten times of what Gmail shows: `email-size` says enough of such an email, and reading it takes seconds. */
const lengthMax = 1_000_000;

/**
 * What Word, which draws emails in Outlook for Windows, loses, hides or puts elsewhere: each of its rules once for a block. Where something only
 * looks plainer there, `client-support` says so.
 */
export const outlookWindows: Rule = {
  id: "outlook-windows",
  *check(email) {
    const { wordReading } = email.options;
    if (!wordReading) return;
    for (const [rule, blockIds] of collectBlocks(email, wordReading))
      for (const blockId of blockIds)
        yield { severity: "warning", code: `word-${rule}`, blockId, values: { url: wordReading.sourceOf(rule) ?? "" } };
  },
};

/** The blocks in which each rule finds something, in the order of the email. */
function collectBlocks(email: Email, reading: WordReading): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const found = new Map<string, Set<string | undefined>>();
  const { html } = email.compiled;
  // Our own blocks break nothing, so that few emails have to be made once more to know whose part it is.
  if (html.length > lengthMax || collectHarm(html, reading).length === 0) return found;
  for (const { rule, blockId } of collectHarm(email.located(), reading))
    found.set(rule, (found.get(rule) ?? new Set()).add(email.find(blockId)?.block.id));
  return found;
}

const collectHarm = (html: string, reading: WordReading) => reading.find(html).filter(({ rule }) => !leftOut.has(rule));
