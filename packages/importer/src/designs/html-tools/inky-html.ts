import { escapeAttribute, nextTag, readAttributes, type ScannedTag } from "@mailwright/document";
import { decodeText } from "../../markup/decode-text.js";
import { findOwn } from "../json/json-values.js";
import { inkyStyles } from "./inky-styles.js";

/** Is this the source of a Foundation for Emails template, with the elements of Inky? */
export function isInky(source: string): boolean {
  return /<container[\s>]/i.test(source) && /<(?:row|columns?)[\s>]/i.test(source);
}

type Attributes = ReadonlyMap<string, string>;
type Pair = readonly [string, string];

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const colors: Readonly<Record<string, string>> = {
  secondary: "#777777",
  success: "#3adb76",
  alert: "#ec5840",
  warning: "#ffae00",
};

const sizes: Readonly<Record<string, string>> = { tiny: "4px 8px", small: "5px 10px", large: "10px 20px" };

/** What Inky makes of an element: what stands before and after what it holds. */
const elements: Readonly<Record<string, (attributes: Attributes, share: number) => Pair>> = {
  container: (given) => [
    `<table ${table} align="center" width="580"${look(given, "container ink-container")}><tr><td>`,
    "</td></tr></table>",
  ],
  wrapper: (given) => [`<table ${table} width="100%"${look(given, "wrapper")}><tr><td class="wrapper-inner">`, "</td></tr></table>"],
  row: (given) => [`<table ${table} width="100%"${look(given, "row")}><tr>`, "</tr></table>"],
  columns: columnOf,
  column: columnOf,
  "block-grid": (given) => [`<table ${table} width="100%" class="${classOf(given)}"><tr>`, "</tr></table>"],
  button: buttonOf,
  callout: (given) => {
    const color = classOf(given)
      .split(/\s+/)
      .find((name) => name in colors);
    const ground = (given.get("color") ?? color) ? "#f7f7f7" : "#fefefe";
    return [
      `<table ${table} width="100%" class="callout" style="margin-bottom:16px"><tr><td${look(given, "callout-inner")} style="padding:10px;border:1px solid #cbcbcb;background-color:${ground}">`,
      "</td></tr></table>",
    ];
  },
  spacer: (given) => {
    const size = given.get("size") ?? given.get("height") ?? "16";
    const px = /^\d{1,3}/.exec(size)?.[0] ?? "16";
    return [`<div style="height:${px}px;line-height:${px}px;font-size:${px}px">&nbsp;</div>`, ""];
  },
  "h-line": () => ['<div style="border-top:1px solid #0a0a0a;margin:20px 0"></div>', ""],
  divider: () => ['<div style="border-top:1px solid #0a0a0a;margin:20px 0"></div>', ""],
  menu: (given) => [
    `<table ${table}${look(given, given.get("direction") === "vertical" ? "menu vertical" : "menu")}><tr>`,
    "</tr></table>",
  ],
  item: (given) => [`<td class="menu-item"><a href="${hrefOf(given)}">`, "</a></td>"],
  raw: () => ["", ""],
  inky: () => ["", ""],
};

const classOf = (given: Attributes) => (given.get("class") ?? "").replace(/["<>]/g, "");
/** The names that Foundation's and the author's rules know it by, and the colour of its ground. */
function look(given: Attributes, names: string): string {
  const ground = given.get("bgcolor");
  return ` class="${`${names} ${classOf(given)}`.trim()}"${ground ? ` bgcolor="${escapeAttribute(decodeText(ground))}"` : ""}`;
}
const hrefOf = (given: Attributes) => escapeAttribute(decodeText(given.get("href") ?? "#"));

function columnOf(given: Attributes, share: number): Pair {
  const small = Number(given.get("small") ?? given.get("sm") ?? 12);
  const names = small < 12 ? "columns ink-column" : "columns ink-column ink-stacks";
  const align = /^(?:top|middle|bottom)$/.exec(given.get("valign") ?? "")?.[0] ?? "top";
  return [`<td width="${share}%" valign="${align}"${look(given, names)}>`, "</td>"];
}

function buttonOf(given: Attributes): Pair {
  const names = `${classOf(given)} ${given.get("color") ?? ""} ${given.get("size") ?? ""}`.split(/\s+/);
  const color = colors[names.find((name) => name in colors) ?? ""] ?? "#2199e8";
  const padding = sizes[names.find((name) => name in sizes) ?? ""] ?? "8px 16px";
  const radius = names.includes("rounded") ? 500 : names.includes("radius") ? 3 : 0;
  const isWide = /\bexpand(?:ed)?\b/.test(names.join(" ")) || given.has("expand");
  const look = names.includes("hollow") ? `color:${color};border:2px solid ${color}` : `color:#fefefe;background-color:${color}`;
  const style = `display:${isWide ? "block" : "inline-block"};padding:${padding};border-radius:${radius}px;font-weight:bold;text-align:center;text-decoration:none;${look}`;
  return [`<div style="margin:0 0 16px"><a href="${hrefOf(given)}" style="${style}">`, "</a></div>"];
}

/** The source with tables in the place of Inky's elements. Looks come from Sass files elsewhere: without them these are Foundation's own. */
export function inkyHtml(source: string): string {
  const body = source.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").replace(/\{\{>?\s*body\s*\}\}/g, "");
  const shares = findShares(body);
  const out: string[] = [];
  const open: { readonly name: string; readonly after: string }[] = [];
  let at = 0;
  for (let tag = nextTag(body, at); tag; tag = nextTag(body, at)) {
    out.push(body.slice(at, tag.start), rewrite(body, tag, shares, open));
    at = tag.end;
  }
  const html =
    out.join("") +
    body.slice(at) +
    open
      .reverse()
      .map(({ after }) => after)
      .join("");
  const style = `<style>${inkyStyles}</style>`;
  return /<head[\s>]/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + style)
    : `<!doctype html><html><head>${style}</head><body>${html}</body></html>`;
}

function rewrite(
  body: string,
  tag: ScannedTag,
  shares: ReadonlyMap<number, number>,
  open: { readonly name: string; readonly after: string }[],
): string {
  const written = body.slice(tag.start, tag.end);
  const write = tag.kind === "comment" ? undefined : findOwn(elements, tag.name);
  if (!write) return written;
  if (tag.kind === "close") {
    const index = open.findLastIndex(({ name }) => name === tag.name);
    return index < 0
      ? ""
      : open
          .splice(index)
          .reverse()
          .map(({ after }) => after)
          .join("");
  }
  const [before, after] = write(readAttributes(written), shares.get(tag.start) ?? 100);
  if (tag.isSelfClosing || open.length > 200) return before + after;
  open.push({ name: tag.name, after });
  return before;
}

/** How wide each column is, in percent of its row: of twelve parts, or as wide as the others. */
function findShares(body: string): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  const rows: { readonly columns: { readonly start: number; readonly large: number | undefined }[] }[] = [];
  const settle = () => {
    const columns = rows.pop()?.columns ?? [];
    const large = columns.map((column) => column.large ?? Math.floor(12 / columns.length));
    const total = Math.max(
      12,
      large.reduce((sum, each) => sum + each, 0),
    );
    for (const [index, { start }] of columns.entries()) shares.set(start, Math.round(((large[index] ?? 12) / total) * 1_000_000) / 10_000);
  };
  for (let tag = nextTag(body, 0); tag; tag = nextTag(body, tag.end)) {
    if (tag.kind === "comment") continue;
    if (tag.name === "row") {
      if (tag.kind === "close") settle();
      else rows.push({ columns: [] });
    } else if (/^columns?$/.test(tag.name) && tag.kind === "open") {
      const given = readAttributes(body.slice(tag.start, tag.end));
      const large = Number(given.get("large") ?? given.get("lg") ?? Number.NaN);
      rows.at(-1)?.columns.push({ start: tag.start, large: large >= 1 && large <= 12 ? large : undefined });
    }
  }
  while (rows.length > 0) settle();
  return shares;
}
