import type { Email } from "../email/email.js";
import type { Fix } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import type { HeadingFact } from "../facts/facts.js";

/** No heading skips a level: people who use a screen reader find their way by headings. */
export const headingOrder: Rule = {
  id: "heading-order",
  *check(email) {
    let above = 0;
    let firsts = 0;
    for (const heading of email.light.headings) {
      const { level, text, blockId } = heading;
      const at = { blockId, subject: text.trim().slice(0, 100) };
      if (text.trim() === "") {
        yield { ...at, severity: "warning", code: "heading-empty" };
        continue;
      }
      firsts += level === 1 ? 1 : 0;
      if (level === 1 && firsts === 2) yield { ...at, severity: "hint", code: "heading-several" };
      if (above === 0 && level > 2) yield { ...at, severity: "hint", code: "heading-first", values: { level } };
      const next = above + 1;
      if (above > 0 && level > next) {
        const fix = fixOf(email, heading, next);
        yield { ...at, severity: "warning", code: "heading-skips", values: { level, above, next }, fix };
      }
      above = level;
    }
  },
};

/** A block whose level can be chosen. */
function fixOf(email: Email, { blockId, level }: HeadingFact, next: number): Fix | undefined {
  const checked = email.find(blockId);
  const spec = checked?.definition.props["level"];
  if (spec?.kind !== "choice" || checked?.values["level"] !== `h${level}` || !spec.accepts(`h${next}`)) return undefined;
  return { kind: "set-heading-level", values: { level: next } };
}
