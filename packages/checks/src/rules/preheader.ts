import type { Rule } from "../email/rule.js";

/** A preheader is never longer. */
const mostLength = 500;
/** Inboxes fill up a shorter line with the first words of the email, and cut a longer one. */
const bestMin = 50;
const bestMax = 100;

/** The line that an inbox shows beside the subject is there, and neither cut nor filled up with the first words of the email. */
export const preheader: Rule = {
  id: "preheader",
  *check({ options }) {
    if (options.preheader === undefined) return;
    const words = options.preheader.trim();
    const values = { length: words.length, least: bestMin, most: words.length > mostLength ? mostLength : bestMax };
    if (words === "") yield { severity: "warning", code: "preheader-missing", values };
    else if (words.length > mostLength) yield { severity: "error", code: "preheader-too-long", values };
    else if (words.length < bestMin) yield { severity: "hint", code: "preheader-short", values };
    else if (words.length > bestMax) yield { severity: "hint", code: "preheader-long", values };
    const title = options.title?.trim().toLowerCase() ?? "";
    if (words !== "" && words.toLowerCase() === title) yield { severity: "hint", code: "preheader-repeats", subject: "title" };
  },
};
