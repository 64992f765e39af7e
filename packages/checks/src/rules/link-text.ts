import type { Rule } from "../email/rule.js";

/** Words that say nothing of where a link leads, read out alone in a list of links: English and German. */
const vague = new Set(
  [
    "click",
    "click here",
    "click this",
    "go",
    "here",
    "link",
    "more",
    "press here",
    "right here",
    "start",
    "tap here",
    "this",
    "this link",
    "this page",
    "hier",
    "hier klicken",
    "jetzt klicken",
    "klick",
    "klick hier",
    "klicken sie hier",
    "mehr",
    "weiter",
    "dieser link",
  ].map((words) => words.toLowerCase()),
);

/** A link says where it leads. */
export const linkText: Rule = {
  id: "link-text",
  *check({ light }) {
    for (const { blockId, href, name, isHidden } of light.links) {
      if (isHidden || href === undefined || href === "") continue;
      const words = name.replace(/\s+/g, " ").trim();
      const at = { blockId, subject: href };
      if (words === "") yield { ...at, severity: "error", code: "link-nameless", values: { address: href.slice(0, 200) } };
      else if (vague.has(words.toLowerCase().replace(/[\s.…!>»→]+$/u, ""))) {
        yield { ...at, severity: "warning", code: "link-vague", values: { text: words } };
      } else if (/^https?:\/\/\S+\/\S*$/i.test(words))
        yield { ...at, severity: "hint", code: "link-is-address", values: { text: words.slice(0, 200) } };
    }
  },
};
