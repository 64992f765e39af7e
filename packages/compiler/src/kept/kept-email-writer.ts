import {
  collectBlocks,
  escapeAttribute,
  type KeptPage,
  type MjmlNode,
  mergeAttributes,
  plainNodes,
  printOf,
  printPage,
  readKeptBlock,
} from "@mailwright/document";
import { writeMjml } from "@mailwright/mjml";
import type { PageLook } from "../contracts/body-look.js";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { KeptPageWriter, KeptSource } from "../contracts/kept-contract.js";
import { unmark } from "../surroundings/write-source.js";
import { createFinish, isInline, isLate } from "./late-work.js";
import { nodeAsWritten } from "./nodes-as-written.js";
import { safeHead } from "./safe-head.js";
import { safeAttributes } from "./safe-nodes.js";

/** Fonts that MJML loads where an email names them. */
const usualFonts: Readonly<Record<string, string>> = {
  "Open Sans": "https://fonts.googleapis.com/css?family=Open+Sans:300,400,500,700",
  "Droid Sans": "https://fonts.googleapis.com/css?family=Droid+Sans:300,400,500,700",
  Lato: "https://fonts.googleapis.com/css?family=Lato:300,400,500,700",
  Roboto: "https://fonts.googleapis.com/css?family=Roboto:300,400,500,700",
  Ubuntu: "https://fonts.googleapis.com/css?family=Ubuntu:300,400,500,700",
};

/** MJML of a page that was imported: its head, what it gives to elements, and its source. */
export function openKeptPage(page: KeptPage): KeptPageWriter {
  const head = safeHead(page.head);
  const fonts = Object.entries(usualFonts).map(([name, href]) => ({ tagName: "mj-font", attributes: { name, href } }));
  const shown = head.filter((node) => !isLate(node));
  const names = [...fonts, ...head.filter(({ tagName }) => tagName === "mj-font")].map(({ attributes }) => attributes["name"] ?? "");
  return {
    defaults: head.filter(({ tagName }) => tagName === "mj-attributes"),
    outside: safeHead(page.outside),
    beside: { before: safeComments(page.before), after: safeComments(page.after) },
    root: (made) => safeAttributes(mergeAttributes(made, page.root.made, page.root.written, {})),
    body: (made) => safeAttributes(mergeAttributes(made, page.body.made, page.body.written, {})),
    writeHead: (options, own, isForCanvas) => {
      const inline = isForCanvas ? head.filter(isInline).map((node) => ({ ...node, attributes: {} })) : [];
      return { ...own, children: [...fonts, ...withTitles(shown, options, page), ...inline, ...addedOf(own)] };
    },
    usedFonts: (html) => names.filter((name) => isUsed(name, html)),
    isUntouched: (settings, root, look) => page.print === printOfPage(settings, root, look),
    finish: createFinish(head),
    writeSource: (source) => writeKeptSource(source, page, head),
  };
}

function safeComments(comments: KeptPage["before"] = []): readonly MjmlNode[] {
  return safeHead(comments.filter(({ tagName, content }) => tagName === "mj-raw" && content?.startsWith("<!--")));
}

function printOfPage(settings: unknown, root: MjmlNode["attributes"], { body, wrapper }: PageLook): string {
  return printPage(settings, root, body, wrapper && nodeAsWritten(wrapper).attributes);
}

/** MJML loads a font if this expression finds it in the HTML. It must be the same here. */
function isUsed(name: string, html: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return name !== "" && new RegExp(`"[^"]*font-family:[^"]*${literal}[^"]*"`, "i").test(html);
}

/** The nodes of our own head that blocks added since the import need: fonts, and rules for our classes. */
function addedOf(own: MjmlNode): readonly MjmlNode[] {
  return (own.children ?? []).filter(
    ({ tagName, content = "" }) => tagName === "mj-font" || (tagName === "mj-style" && /\.mw-|\.code-/.test(content)),
  );
}

/** Title and preheader as they were written, until the template says another. */
function withTitles(head: readonly MjmlNode[], options: CompileOptions, page: KeptPage): readonly MjmlNode[] {
  const title = newOf(options.title, page.titles, head, "mj-title");
  const preheader = newOf(options.preheader, page.preheaders, head, "mj-preview");
  const others = head.filter(({ tagName }) => !(title && tagName === "mj-title") && !(preheader && tagName === "mj-preview"));
  const nodes = [
    title && { tagName: "mj-title", attributes: {}, content: escapeAttribute(title) },
    preheader && { tagName: "mj-preview", attributes: {}, content: escapeAttribute(preheader) },
  ];
  return [...nodes.filter((node) => typeof node === "object"), ...others];
}

/** A title or preheader that the template got after the import; `undefined` where it still has the imported one. */
function newOf(text: string | undefined, known: readonly string[], head: readonly MjmlNode[], tagName: string): string | undefined {
  const said = text?.trim() ?? "";
  const isWritten = head.some((node) => node.tagName === tagName);
  return said === "" || known.includes(said) || (tagName === "mj-title" && isWritten) ? undefined : said;
}

const rowsMark: MjmlNode = { tagName: "mj-raw", attributes: {}, content: "rows" };
const rowIndent = "    ";

function writeKeptSource({ options, rows, stamps, write }: KeptSource, page: KeptPage, head: readonly MjmlNode[]): string {
  const isSame = stamps.settings === "" && newOf(options.preheader, page.preheaders, head, "mj-preview") === undefined;
  const written = rows.map(({ block, sent }) => {
    const kept = readKeptBlock(block);
    const isKept = kept?.source !== undefined && kept.print === printOf(plainNodes(sent.map(nodeAsWritten)));
    // The source that was kept does not contain the stamps of the row. So a row with stamps is written anew.
    if (isKept && !collectBlocks(block).some(({ id }) => stamps.blocks.has(id))) return kept.source;
    return `\n${unmark(sent.map((node) => writeMjml(node, rowIndent)).join("\n"), stamps.blocks)}`;
  });
  const [open = "", close = ""] = isSame ? [page.open, page.close] : write([rowsMark]).split(/\s*<mj-raw>rows<\/mj-raw>/);
  return [open, ...written, close].join("");
}
