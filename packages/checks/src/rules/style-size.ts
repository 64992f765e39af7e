import type { Rule } from "../email/rule.js";

/** Gmail leaves out a style element from this many characters on, and with it everything for phones and the dark. */
const styleMax = 16 * 1024;

/** No style element is too long for Gmail. */
export const styleSize: Rule = {
  id: "style-size",
  *check({ compiled }) {
    const { html } = compiled;
    const head = html.slice(0, Math.max(0, html.indexOf("</head>")));
    const longest = Math.max(0, ...styleLengths(head));
    if (longest > styleMax)
      yield { severity: "error", code: "style-clipped", values: { kb: Math.ceil(longest / 1024), most: styleMax / 1024 } };
  },
};

function styleLengths(head: string): readonly number[] {
  return head
    .split(/<style\b/i)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("</style");
      return (end < 0 ? part.length : end) - part.indexOf(">") - 1;
    });
}
