import type { MjmlNode } from "@mailwright/document";
import { type HeadStyles, type MjmlElement, renderMjml, slot, slotText, writeHtml } from "@mailwright/mjml";
import type { DocumentFrame } from "../contracts/compiler-contract.js";
import type { PageLook, PageVariant } from "../contracts/page-look.js";
import { addOpaqueColors } from "../markup/alpha-color.js";
import { createPiece, type Piece } from "../markup/join-pieces.js";
import { markersToAttributes } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { addLooks } from "../markup/node-looks.js";
import { createMemory } from "../memory/remember.js";
import type { HeadNeeds } from "../nodes/head-needs.js";
import { overlayVariants } from "../overrides/overlay-variants.js";
import { mergeRules, type OverrideRule, writeRules } from "../overrides/override-rules.js";
import { addNotes, type PageNotes } from "../stamps/stamps.js";

/** The email without its rows: everything before the first and everything after the last. */
export interface Shell {
  readonly before: Piece;
  readonly after: Piece;
  /** For the canvas; the same object for every shell that has the same. */
  readonly frame: DocumentFrame;
  /** The text of all style elements that are not for Outlook alone. */
  readonly headCss: string;
}

/** What a shell is written from. */
export interface ShellSource {
  readonly root: Readonly<Record<string, string>>;
  readonly head: MjmlNode;
  readonly needs: HeadNeeds;
  readonly body: Readonly<Record<string, string>>;
  readonly wrapper: MjmlNode | undefined;
  readonly styles: HeadStyles;
  /** What the page is on other devices and in the dark. */
  readonly variants: readonly PageVariant[];
  /** What the rows need in the head for the same. */
  readonly rules: readonly OverrideRule[];
  /** What stands before the doctype. */
  readonly outside?: readonly MjmlNode[] | undefined;
  /** What is sent beside what shows. */
  readonly notes?: PageNotes | undefined;
}

/** Remembers the last shells: editing text never changes it. `onWrite` hears of every one that had to be written. */
export function createShellCache(onWrite: () => void) {
  const remember = createMemory<Shell>(8);
  const rememberFrame = createMemory<DocumentFrame>(8);
  return function shellOf(source: ShellSource): Shell {
    return remember(keyOf(source), () => {
      onWrite();
      const shell = writeShell(source);
      return { ...shell, frame: rememberFrame(JSON.stringify(shell.frame), () => shell.frame) };
    });
  };
}

// The styles of components are functions of the breakpoint, which is in the head; two of one component write the same text.
function keyOf({ root, head, needs, body, wrapper, styles, variants, rules, notes, outside }: ShellSource): string {
  const components = styles.componentsHeadStyle.map((style) => style("0px"));
  return JSON.stringify([
    root,
    head,
    needs.families,
    body,
    wrapper?.attributes,
    wrapper?.look,
    styles.mediaQueries,
    Object.keys(styles.headStyle),
    components,
    variants,
    rules,
    outside,
    notes && [notes.settings, [...notes.blocks]],
  ]);
}

function writeShell(source: ShellSource): Shell {
  const { notes } = source;
  const body = notes?.settings ? { ...source.body, "css-class": joinClasses(source.body, notes.settings) } : source.body;
  const { html: plain, lang, dir } = writePage(source, { ...source, body });
  const start = plain.indexOf("<body");
  const variants = source.variants.map((look) => {
    const { html } = writePage(source, look);
    return [look.part, html.slice(html.indexOf("<body"))];
  });
  const page = overlayVariants(plain.slice(start), Object.fromEntries(variants));
  const html = addRules(plain.slice(0, start), mergeRules([page.rules, source.rules])) + page.html;
  const [before = "", , after = ""] = html.split(slotText).map(minifyHtml);
  return {
    before: createPiece(notes ? addNotes(before, notes.blocks) : before),
    after: createPiece(after),
    frame: {
      prefix: markersToAttributes(before.slice(before.indexOf("<body"))).trim(),
      suffix: markersToAttributes(after.slice(0, after.indexOf("</body>") + "</body>".length)).trim(),
      lang,
      dir,
    },
    headCss: collectHeadCss(html.slice(0, html.indexOf("<body"))),
  };
}

/** The rules have a style element of their own: a client that stumbles over one of them still takes the email's own styles. */
function addRules(head: string, rules: readonly OverrideRule[]): string {
  const end = head.lastIndexOf("</head>");
  return rules.length === 0 ? head : `${head.slice(0, end)}<style type="text/css">\n${writeRules(rules)}\n</style>\n${head.slice(end)}`;
}

function joinClasses(body: Readonly<Record<string, string>>, note: string): string {
  return [body["css-class"] ?? "", note].join(" ").trim();
}

interface WrittenPage {
  readonly html: string;
  readonly lang: string;
  readonly dir: string;
}

function writePage({ root, head, needs, styles, outside = [] }: ShellSource, { body, wrapper }: PageLook): WrittenPage {
  const children = wrapper ? [{ ...wrapper, children: [slot] }] : [slot];
  const page: MjmlElement = {
    tagName: "mjml",
    attributes: root,
    children: [head, { tagName: "mj-body", attributes: body, children }, ...outside],
  };
  const { pieces, head: data } = renderMjml(page);
  // MJML loads the fonts that it finds in the body; between two slots it finds the names of those that the rows use.
  const found = needs.families.map((family) => `"font-family:${family}"`).join("");
  const bare = addOpaqueColors(writeHtml(data, styles, [pieces[0], found, pieces[1]].join(slotText)));
  const html = wrapper ? addLooks(bare, [wrapper]) : bare;
  return { html, lang: data.lang, dir: data.dir };
}

const outlookOnly = /<!--\[if [^\]!]*\]>[\s\S]*?<!\[endif\]-->/g;
// With a media attribute of its own: MJML's second copy of the column widths, for Thunderbird.
const styleElement = /<style(?: type="text\/css")?>([\s\S]*?)<\/style>/g;

function collectHeadCss(head: string): string {
  return Array.from(head.replace(outlookOnly, "").matchAll(styleElement), ([, css = ""]) => css.replace(/\s*\n\s*/g, "\n").trim())
    .filter((css) => css !== "")
    .join("\n");
}
