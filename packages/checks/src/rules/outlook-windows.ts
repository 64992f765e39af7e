import type { Email } from "../email/email.js";
import type { Rule } from "../email/rule.js";
import { findWordHarm, wordRules } from "../word/find-word-harm.js";

/** What another check says of every client, and so of this one. */
const toldElsewhere = new Set(["picture-format"]);

/** Ten times of what Gmail shows: `email-size` says enough of such an email, and reading it takes seconds. */
const lengthMax = 1_000_000;

const sources = new Map(wordRules.map(({ id, source }) => [id, source]));

/**
 * What Word, which draws emails in Outlook for Windows, loses, hides or puts elsewhere: each of its rules once for a block. Where something only
 * looks plainer there, `client-support` says so.
 */
export const outlookWindows: Rule = {
  id: "outlook-windows",
  *check(email) {
    for (const [rule, blockIds] of collectBlocks(email))
      for (const blockId of blockIds)
        yield { severity: "warning", code: `word-${rule}`, blockId, values: { url: sources.get(rule) ?? "" } };
  },
};

/** The blocks in which each rule finds something, in the order of the email. */
function collectBlocks(email: Email): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const found = new Map<string, Set<string | undefined>>();
  const { html } = email.compiled;
  // Our own blocks break nothing, so that few emails have to be made once more to know whose part it is.
  if (html.length > lengthMax || collectHarm(html).length === 0) return found;
  for (const { rule, blockId } of collectHarm(email.located()))
    found.set(rule, (found.get(rule) ?? new Set()).add(email.find(blockId)?.block.id));
  return found;
}

const collectHarm = (html: string) => findWordHarm(html).filter(({ rule, harm }) => harm === "breaks" && !toldElsewhere.has(rule));
