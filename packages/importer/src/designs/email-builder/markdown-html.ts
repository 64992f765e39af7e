import { escapeAttribute } from "@mailwright/document";

const inline: readonly (readonly [RegExp, string])[] = [
  [/\*\*([^*\n]{1,2000})\*\*/g, "<strong>$1</strong>"],
  [/__([^_\n]{1,2000})__/g, "<strong>$1</strong>"],
  [/(?<![\w*])\*([^*\n]{1,2000})\*(?![\w*])/g, "<em>$1</em>"],
  [/(?<![\w_])_([^_\n]{1,2000})_(?![\w_])/g, "<em>$1</em>"],
  [/~~([^~\n]{1,2000})~~/g, "<s>$1</s>"],
];

/** The words of a text that is written in Markdown: paragraphs, headings, lists, links and emphasis. HTML in it stays. */
export function markdownHtml(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== "")
    .map(writeBlock)
    .join("");
}

function writeBlock(block: string): string {
  const lines = block.trim().split("\n");
  const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? "");
  if (heading && lines.length === 1) return `<h${heading[1]?.length}>${writeInline(heading[2] ?? "")}</h${heading[1]?.length}>`;
  const isList = (mark: RegExp) => lines.every((line) => mark.test(line));
  const items = (mark: RegExp) => lines.map((line) => `<li>${writeInline(line.replace(mark, ""))}</li>`).join("");
  if (isList(/^\s*[-*+]\s+/)) return `<ul>${items(/^\s*[-*+]\s+/)}</ul>`;
  if (isList(/^\s*\d+[.)]\s+/)) return `<ol>${items(/^\s*\d+[.)]\s+/)}</ol>`;
  return `<p>${lines.map((line) => writeInline(line.replace(/^>\s?/, ""))).join(" ")}</p>`;
}

/** Addresses are set aside first: what stands in one is no emphasis. */
function writeInline(line: string): string {
  const held: string[] = [];
  const hold = (html: string) => `\uE002${held.push(html) - 1}\uE003`;
  const shielded = line
    .replace(/[\uE002\uE003]/g, "")
    .replace(/<[^<>]{1,2000}>/g, hold)
    .replace(
      /\[([^[\]]{1,1000})\]\(([^()\s]{1,2000})\)/g,
      (_, words: string, href: string) => `${hold(`<a href="${escapeAttribute(href)}">`)}${words}${hold("</a>")}`,
    );
  const written = inline.reduce((html, [mark, tag]) => html.replace(mark, tag), shielded);
  return written.replace(/\uE002(\d+)\uE003/g, (_, at: string) => held[Number(at)] ?? "");
}
