import { decodeEntities, nextTag, readAttributes } from "@mailwright/document";

const unsubscribing = /unsubscri|opt-?out|abmeld|abbestell|desinscri|d[eé]sabonn/i;

/**
 * The address of the link to unsubscribe, where it is a whole one over https. A merge tag is none: nobody fills it in for a mail that this server
 * sends.
 */
export function findUnsubscribeLink(html: string): string | undefined {
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (tag.kind !== "open" || tag.name !== "a") continue;
    const href = decodeEntities(readAttributes(html.slice(tag.start, tag.end)).get("href") ?? "").trim();
    if (/^https:\/\//i.test(href) && unsubscribing.test(href) && !/[{}%*[\]<>|$]/.test(href) && URL.canParse(href))
      return new URL(href).href;
  }
  return undefined;
}
