import { featuresOfSheet } from "../client-support/detect-features.js";
import type { Email } from "../email/email.js";
import type { Rule } from "../email/rule.js";
import type { FeatureUse } from "../facts/facts.js";

const noticedPercent = 3;
const gravePercent = 25;
const namedMax = 4;

/** What the email uses beside the usual is shown by most clients. One finding for each feature, however often it is used. */
export const clientSupport: Rule = {
  id: "client-support",
  *check(email) {
    const { clientSupport: support, clientShares } = email.options;
    if (!support) return;
    const uses = new Map<string, { blockId: string | undefined; count: number }>();
    for (const { slug, blockId } of collectUses(email)) {
      const use = uses.get(slug) ?? { blockId, count: 0 };
      use.count += 1;
      uses.set(slug, use);
    }
    for (const [slug, { blockId, count }] of uses) {
      const lacking = support.lacking(slug, clientShares);
      if (!lacking || lacking.percent < noticedPercent) continue;
      const { title, url, percent, clients } = lacking;
      yield {
        severity: percent >= gravePercent ? "warning" : "hint",
        code: "client-support",
        blockId,
        subject: slug,
        values: { feature: title, percent: Math.round(percent), clients: clients.slice(0, namedMax).join(", "), count, url },
      };
    }
  },
};

function collectUses({ light, compiled }: Email): readonly FeatureUse[] {
  return [...light.features, ...featuresOfSheet(compiled.css)];
}
