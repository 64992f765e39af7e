import { Parser } from "htmlparser2";

const unread = new Set(["head", "style", "script", "title", "template"]);
const lines = new Set(["p", "div", "tr", "li", "h1", "h2", "h3", "h4", "h5", "h6", "br", "hr", "table", "ul", "ol", "blockquote"]);

/** The words of an email with the addresses of its links: the plain text part that every mail carries. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let link: Link | null = null;
  let unreadDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      if (lines.has(name)) parts.push("\n");
      if (name === "li") parts.push("- ");
      if (name === "a") {
        // Links do not nest; each ends where the next begins.
        parts.push(writeLink(link, parts));
        link = { href: attributes["href"] ?? "", start: parts.length };
      }
      if (name === "img" && attributes["alt"] && unreadDepth === 0) parts.push(attributes["alt"]);
    },
    ontext(text) {
      if (unreadDepth === 0) parts.push(text.replaceAll(/(?:\s|\u200b|\u200c|\u200d|\u034f)+/g, " "));
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
      if (name === "a") {
        parts.push(writeLink(link, parts));
        link = null;
      }
      if (lines.has(name) && name !== "li") parts.push("\n");
    },
  });
  parser.end(html);
  return tidy(parts.join(""));
}

interface Link {
  href: string;
  start: number;
}

function writeLink(link: Link | null, parts: readonly string[]): string {
  if (!link || !/^(https?:|mailto:|tel:)/i.test(link.href)) return "";
  const words = parts.slice(link.start).join("").trim();
  return words === link.href ? "" : ` (${link.href})`;
}

function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replaceAll(/ +/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
