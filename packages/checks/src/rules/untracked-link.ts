import type { Rule } from "../email/rule.js";
import { holdsAddress } from "../fixes/replace-address.js";
import { addParameters, missingParameters } from "../fixes/tracking.js";

/** Where the host counts visits, links to websites carry its parameters. */
export const untrackedLink: Rule = {
  id: "untracked-link",
  *check(email) {
    const { tracking } = email.options;
    if (!tracking) return;
    for (const { blockId, href = "", isHidden } of email.light.links) {
      // An address that is a merge tag, as for unsubscribing, is the sender's own.
      if (isHidden || !/^https?:\/\/[^\s{%*[<$]+/i.test(href)) continue;
      const missing = missingParameters(href, tracking);
      if (missing.length === 0) continue;
      const block = email.find(blockId)?.block;
      const fix =
        block && holdsAddress(block, href)
          ? { kind: "add-tracking", values: { from: href, to: addParameters(href, tracking) } }
          : undefined;
      yield {
        severity: "warning",
        code: "link-untracked",
        blockId,
        subject: href,
        values: { address: href.slice(0, 200), parameters: missing.join(", ") },
        fix,
      };
    }
  },
};
