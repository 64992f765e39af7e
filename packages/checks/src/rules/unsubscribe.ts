import type { Rule } from "../email/rule.js";

const words = /unsub|opt[-_ ]?out|abmeld|abbestell|austragen|d[ée]sabonn|desinscri|cancelar[-_ ]?suscrip|disiscri|uitschrij/i;

/** Where the host asks for it, there is a link by which readers unsubscribe. */
export const unsubscribe: Rule = {
  id: "unsubscribe",
  *check({ light, options }) {
    const { unsubscribe: wanted } = options;
    if (wanted === undefined || wanted === false) return;
    const own = typeof wanted === "string" ? wanted : undefined;
    const isThere = light.links.some(
      ({ href = "", name, isHidden }) =>
        !isHidden && href !== "" && (words.test(href) || words.test(name) || (own !== undefined && href.includes(own))),
    );
    if (!isThere) yield { severity: "error", code: "unsubscribe-missing" };
  },
};
