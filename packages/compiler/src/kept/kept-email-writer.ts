import {
  collectBlocks,
  escapeAttribute,
  type KeptEmail,
  type MjmlNode,
  mergeAttributes,
  plainNodes,
  printEmail,
  printOf,
  readKeptBlock,
} from "@mailwright/document";
import { writeMjml } from "@mailwright/mjml";
import type { BodyLook } from "../contracts/body-look.js";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { KeptEmailWriter, KeptSource } from "../contracts/kept-contract.js";
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

/** MJML of an email that was imported: its head, what it gives to elements, and its source. */
export function openKeptEmail(email: KeptEmail): KeptEmailWriter {
  const head = safeHead(email.head);
  const fonts = Object.entries(usualFonts).map(([name, href]) => ({ tagName: "mj-font", attributes: { name, href } }));
  const shown = head.filter((node) => !isLate(node));
  const names = [...fonts, ...head.filter(({ tagName }) => tagName === "mj-font")].map(({ attributes }) => attributes["name"] ?? "");
  return {
    defaults: head.filter(({ tagName }) => tagName === "mj-attributes"),
    outside: safeHead(email.outside),
    beside: { before: safeComments(email.before), after: safeComments(email.after) },
    root: (made) => safeAttributes(mergeAttributes(made, email.root.made, email.root.written, {})),
    body: (made) => safeAttributes(mergeAttributes(made, email.body.made, email.body.written, {})),
    writeHead: (options, own, isForCanvas) => {
      const inline = isForCanvas ? head.filter(isInline).map((node) => ({ ...node, attributes: {} })) : [];
      return { ...own, children: [...fonts, ...withTitles(shown, options, email), ...inline, ...addedOf(own)] };
    },
    usedFonts: (html) => names.filter((name) => isUsed(name, html)),
    isUntouched: (settings, root, look) => email.print === printOfEmail(settings, root, look),
    finish: createFinish(head),
    writeSource: (source) => writeKeptSource(source, email, head),
  };
}

function safeComments(comments: KeptEmail["before"] = []): readonly MjmlNode[] {
  return safeHead(comments.filter(({ tagName, content }) => tagName === "mj-raw" && content?.startsWith("<!--")));
}

function printOfEmail(settings: unknown, root: MjmlNode["attributes"], { body, wrapper }: BodyLook): string {
  return printEmail(settings, root, body, wrapper && nodeAsWritten(wrapper).attributes);
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
function withTitles(head: readonly MjmlNode[], options: CompileOptions, email: KeptEmail): readonly MjmlNode[] {
  const title = newOf(options.title, email.titles, head, "mj-title");
  const preheader = newOf(options.preheader, email.preheaders, head, "mj-preview");
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

function writeKeptSource({ options, rows, stamps, isUntouched, write }: KeptSource, email: KeptEmail, head: readonly MjmlNode[]): string {
  const isSame = isUntouched && newOf(options.preheader, email.preheaders, head, "mj-preview") === undefined;
  const written = rows.map(({ block, sent }) => {
    const kept = readKeptBlock(block);
    const isKept = kept?.source !== undefined && kept.print === printOf(plainNodes(sent.map(nodeAsWritten)));
    // The source that was kept does not contain the stamps of the row. So a row with stamps is written anew.
    if (isKept && !collectBlocks(block).some(({ id }) => stamps.blocks.has(id))) return kept.source;
    return `\n${unmark(sent.map((node) => writeMjml(node, rowIndent)).join("\n"), stamps.blocks)}`;
  });
  const [open = "", close = ""] = isSame ? [email.open, email.close] : write([rowsMark]).split(/\s*<mj-raw>rows<\/mj-raw>/);
  return [open, ...written, close].join("");
}
