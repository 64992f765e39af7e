import type { Email } from "../email/email.js";
import type { Fix } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import { holdsAddress } from "../fixes/replace-address.js";

/** What is linked and shown comes over an encrypted connection. */
export const insecureLink: Rule = {
  id: "insecure-link",
  *check(email) {
    const said = new Set<string>();
    const isNew = (blockId: string | undefined, address: string) => {
      const key = `${blockId ?? ""} ${address}`;
      if (said.has(key) || !/^http:\/\//i.test(address)) return false;
      said.add(key);
      return true;
    };
    for (const { blockId, href = "", isHidden } of email.light.links) {
      if (isHidden || !isNew(blockId, href) || /^http:\/\/?$/i.test(href)) continue;
      yield {
        severity: "warning",
        code: "link-insecure",
        blockId,
        subject: href,
        values: { address: href.slice(0, 200) },
        fix: fixOf(email, blockId, href),
      };
    }
    for (const { blockId, src } of email.light.pictures) {
      const fix = fixOf(email, blockId, src);
      // An address that the block does not hold was completed by the host: its author cannot change it.
      if (!fix || !isNew(blockId, src)) continue;
      yield { severity: "warning", code: "picture-insecure", blockId, subject: src, values: { address: src.slice(0, 200) }, fix };
    }
  },
};

function fixOf(email: Email, blockId: string | undefined, address: string): Fix | undefined {
  const block = email.find(blockId)?.block;
  return block && holdsAddress(block, address) ? { kind: "secure-address", values: { address } } : undefined;
}
