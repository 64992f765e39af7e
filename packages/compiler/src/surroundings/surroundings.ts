import type { MjmlNode } from "@mailwright/document";
import { type HeadStyles, type MjmlElement, renderMjml, slot, slotText, writeHtml } from "@mailwright/mjml";
import type { BesideWrapper, BodyLook, BodyVariant } from "../contracts/body-look.js";
import type { DocumentFrame } from "../contracts/compiler-contract.js";
import { addOpaqueColors } from "../markup/alpha-color.js";
import { markersToAttributes } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { addLooks } from "../markup/node-looks.js";
import { createMemory } from "../memory/remember.js";
import type { HeadNeeds } from "../nodes/head-needs.js";
import { overlayVariants } from "../overrides/overlay-variants.js";
import { mergeRules, type OverrideRule, writeRules } from "../overrides/override-rules.js";
import type { EmailStamps } from "../stamps/stamps.js";

/** The email without its rows: everything before the first and everything after the last, with markers (see `sentSurroundings`). */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
  /** What the canvas draws around the rows. Surroundings with an equal frame share one object, so that the canvas sees that nothing changed. */
  readonly frame: DocumentFrame;
  /** The text of all style elements, without those that only Outlook reads. */
  readonly headCss: string;
}

/** What the surroundings are written from. */
export interface SurroundingsSource {
  readonly root: Readonly<Record<string, string>>;
  readonly head: MjmlNode;
  readonly needs: HeadNeeds;
  readonly body: Readonly<Record<string, string>>;
  readonly wrapper: MjmlNode | undefined;
  readonly styles: HeadStyles;
  /** The same as tablets, phones and dark screens show it. */
  readonly variants: readonly BodyVariant[];
  /** The rules that rows need in the head to look different on tablets, phones and dark screens. */
  readonly rules: readonly OverrideRule[];
  /** What stands before the doctype. */
  readonly outside?: readonly MjmlNode[] | undefined;
  readonly beside?: BesideWrapper | undefined;
  /** Class names that say what the markup cannot show. A canvas has none. */
  readonly stamps?: EmailStamps | undefined;
}

/**
 * Remembers the last surroundings, because editing a text does not change them. `onWrite` is called when they had to be written.
 */
export function createSurroundingsCache(onWrite: () => void) {
  const remember = createMemory<Surroundings>(8);
  const rememberFrame = createMemory<DocumentFrame>(8);
  return function surroundingsOf(source: SurroundingsSource): Surroundings {
    return remember(keyOf(source), () => {
      onWrite();
      const written = writeSurroundings(source);
      return Object.assign(written, { frame: rememberFrame(JSON.stringify(written.frame), () => written.frame) });
    });
  };
}

// The styles of a component are a function of the breakpoint. Two such functions of one component write the same text, so the text is
// compared and not the function.
function keyOf({ root, head, needs, body, wrapper, styles, variants, rules, stamps, outside, beside }: SurroundingsSource): string {
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
    beside,
    stamps && [stamps.settings, [...stamps.blocks]],
  ]);
}

function writeSurroundings(source: SurroundingsSource): Surroundings {
  const { stamps } = source;
  const body = stamps?.settings ? { ...source.body, "css-class": joinClasses(source.body, stamps.settings) } : source.body;
  const { html: plain, lang, dir } = writeAround(source, { ...source, body });
  const start = plain.indexOf("<body");
  const variants = source.variants.map((look) => {
    const { html } = writeAround(source, look);
    return [look.part, html.slice(html.indexOf("<body"))];
  });
  const shown = overlayVariants(plain.slice(start), Object.fromEntries(variants));
  const html = addRules(plain.slice(0, start), mergeRules([shown.rules, source.rules])) + shown.html;
  const [before = "", , after = ""] = html.split(slotText).map(minifyHtml);
  return {
    before,
    after,
    frame: {
      prefix: markersToAttributes(before.slice(before.indexOf("<body"))).trim(),
      suffix: markersToAttributes(after.slice(0, after.indexOf("</body>") + "</body>".length)).trim(),
      lang,
      dir,
    },
    headCss: collectHeadCss(html.slice(0, html.indexOf("<body"))),
  };
}

/**
 * The rules get a style element of their own. Gmail drops a whole style element when it cannot read one rule in it; the email's other
 * styles then still apply.
 */
function addRules(head: string, rules: readonly OverrideRule[]): string {
  const end = head.lastIndexOf("</head>");
  return rules.length === 0 ? head : `${head.slice(0, end)}<style type="text/css">\n${writeRules(rules)}\n</style>\n${head.slice(end)}`;
}

function joinClasses(body: Readonly<Record<string, string>>, stamp: string): string {
  return [body["css-class"] ?? "", stamp].join(" ").trim();
}

interface WrittenEmail {
  readonly html: string;
  readonly lang: string;
  readonly dir: string;
}

function writeAround({ root, head, needs, styles, outside = [], beside }: SurroundingsSource, { body, wrapper }: BodyLook): WrittenEmail {
  const children = wrapper ? [...(beside?.before ?? []), { ...wrapper, children: [slot] }, ...(beside?.after ?? [])] : [slot];
  const email: MjmlElement = {
    tagName: "mjml",
    attributes: root,
    children: [head, { tagName: "mj-body", attributes: body, children }, ...outside],
  };
  const { pieces, head: data } = renderMjml(email);
  // MJML loads a web font only if the body names it. The rows are not in this body, so their fonts are named in their place.
  const found = needs.families.map((family) => `"font-family:${family}"`).join("");
  const bare = addOpaqueColors(writeHtml(data, styles, [pieces[0], found, pieces[1]].join(slotText)));
  const html = wrapper ? addLooks(bare, [wrapper]) : bare;
  return { html, lang: data.lang, dir: data.dir };
}

const outlookOnly = /<!--\[if [^\]!]*\]>[\s\S]*?<!\[endif\]-->/g;
// A style element with a `media` attribute is left out: it is the copy of the column widths that MJML writes for Thunderbird.
const styleElement = /<style(?: type="text\/css")?>([\s\S]*?)<\/style>/g;

/** The text of the style elements in a head, without those that only Outlook reads. */
export function collectHeadCss(head: string): string {
  return Array.from(head.replace(outlookOnly, "").matchAll(styleElement), ([, css = ""]) => css.replace(/\s*\n\s*/g, "\n").trim())
    .filter((css) => css !== "")
    .join("\n");
}
