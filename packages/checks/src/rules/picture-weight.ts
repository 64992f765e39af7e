import type { Rule } from "../email/rule.js";

const oneMaxBytes = 500 * 1024;
const allMaxBytes = 2 * 1024 * 1024;

/** Pictures come quickly on a phone. Looks at those whose weight the caller knows. */
export const pictureWeight: Rule = {
  id: "picture-weight",
  *check({ light, options }) {
    const known = options.pictures;
    if (!known) return;
    const counted = new Set<string>();
    let total = 0;
    for (const { src, blockId } of light.pictures) {
      const bytes = Object.hasOwn(known, src) ? known[src]?.bytes : undefined;
      if (bytes === undefined || counted.has(src)) continue;
      counted.add(src);
      total += bytes;
      if (bytes <= oneMaxBytes) continue;
      yield { severity: "warning", code: "picture-heavy", blockId, subject: src, values: { kb: toKb(bytes), most: toKb(oneMaxBytes) } };
    }
    if (total > allMaxBytes) {
      yield { severity: "warning", code: "pictures-heavy", values: { kb: toKb(total), most: toKb(allMaxBytes), count: counted.size } };
    }
  },
};

function toKb(bytes: number): number {
  return Math.round(bytes / 1024);
}
