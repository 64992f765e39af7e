import type { Rule } from "../email/rule.js";

/** Gmail shows so much of an email and hides the rest, the link to unsubscribe included, behind "View entire message". */
export const clipBytes = 102 * 1024;
/** An email that is heavier has little room left. */
export const nearBytes = 80 * 1024;

/** Gmail does not clip the email. What each block costs is in the report. */
export const emailSize: Rule = {
  id: "email-size",
  *check({ compiled }) {
    const values = { kb: Math.ceil(compiled.sizeBytes / 1024), most: clipBytes / 1024 };
    if (compiled.sizeBytes > clipBytes) yield { severity: "error", code: "size-clipped", values };
    else if (compiled.sizeBytes > nearBytes) yield { severity: "hint", code: "size-near", values };
  },
};
