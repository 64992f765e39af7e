import {
  type EmailDocument,
  type EmailFont,
  emailFonts,
  escapeAttribute,
  escapeText,
  fallbackFont,
  fontStack,
  isFontAddress,
  type MjmlNode,
} from "@mailwright/document";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { CompileWarning } from "../contracts/compile-warning.js";
import { cleanText } from "../markup/markers.js";
import { hidingCss } from "../nodes/device-hiding.js";
import type { HeadNeeds } from "../nodes/head-needs.js";

/** Columns stand below each other on screens narrower than this. */
const breakpointPx = 768;

// Said only where dark colours are in the email: a mail program that hears it leaves all colours as they are, and turns its own page dark.
const darkMode = ":root{color-scheme:light dark;supported-color-schemes:light dark}";
const darkMetas = ['<meta name="color-scheme" content="light dark">', '<meta name="supported-color-schemes" content="light dark">'];
const metas = [
  // Without these, iOS Mail and Gmail turn numbers and dates into links, and iOS Mail enlarges small text.
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
  '<meta name="x-apple-disable-message-reformatting">',
];

/**
 * The font of a block that names none. MJML's own default is Ubuntu: most readers do not have it, and MJML would load it from Google.
 */
export const usualFont: MjmlNode = {
  tagName: "mj-attributes",
  attributes: {},
  children: [{ tagName: "mj-all", attributes: { "font-family": fontStack("Arial") } }],
};

/** The options with the fonts that the document brings; those of the host are asked first. */
export function withOwnFonts(options: CompileOptions, { settings }: EmailDocument): CompileOptions {
  const given = options.fonts ?? [];
  const own = emailFonts(settings).filter(({ name }) => !given.some((font) => font.name === name));
  return own.length === 0 ? options : { ...options, fonts: [...given, ...own] };
}

export interface HeadMarks {
  /** Does the email look different in the dark? */
  readonly isDark: boolean;
  /** What it tells inboxes (`writeAnnotations`). */
  readonly annotations?: string | undefined;
}

/** The `mj-head` of an email. */
export function writeHead(
  { title, preheader, fonts = [] }: CompileOptions,
  { families, hides, css }: HeadNeeds,
  { isDark, annotations }: HeadMarks,
): MjmlNode {
  const styles = [...(isDark ? [darkMode] : []), ...(hides ? [hidingCss] : [])];
  const used = fonts.filter(({ name }) => families.includes(name));
  const faces = used.flatMap(writeFaces);
  const raw = [
    ...(isDark ? darkMetas : []),
    ...metas,
    ...loadedFaces(faces),
    ...outlookFonts(families),
    ...(annotations ? [annotations] : []),
  ];
  const children: readonly (MjmlNode | undefined)[] = [
    isFilled(title) ? leaf("mj-title", {}, writeTitle(title)) : undefined,
    isFilled(preheader) ? leaf("mj-preview", {}, writePreheader(oneLine(preheader))) : undefined,
    leaf("mj-breakpoint", { width: `${breakpointPx}px` }),
    usualFont,
    ...used.flatMap(({ name, href }, index) => {
      const isNew = used.findIndex((font) => font.href === href) === index;
      return isNew && isFontAddress(href) ? [leaf("mj-font", { name, href })] : [];
    }),
    styles.length > 0 ? leaf("mj-style", {}, styles.join("\n")) : undefined,
    // In a style element of its own: Gmail drops a whole style element when it cannot read one rule in it.
    css.length > 0 ? leaf("mj-style", {}, css.join("\n")) : undefined,
    leaf("mj-raw", {}, raw.join("\n")),
  ];
  return { tagName: "mj-head", attributes: {}, children: children.filter((child) => child !== undefined) };
}

/** In a style element of its own, and not for Outlook for Windows, which shows Times New Roman where a sheet loads a font. */
function loadedFaces(faces: readonly string[]): readonly string[] {
  return faces.length === 0 ? [] : [`<!--[if !mso]><!--><style type="text/css">${faces.join("\n")}</style><!--<![endif]-->`];
}

/** The files of a web font that no style sheet names. */
function writeFaces({ name, href, faces = [] }: EmailFont): readonly string[] {
  if (isFontAddress(href)) return [];
  return faces
    .filter(({ src }) => isFontAddress(src))
    .map(({ src, weight = "normal", style = "normal" }) => {
      const format = formats.find(([ending]) => ending.test(src))?.[1];
      return `@font-face{font-family:'${name}';font-style:${style};font-weight:${weight};src:url(${src})${format ? ` format('${format}')` : ""}}`;
    });
}

const formats = [
  [/\.woff2(?:[?#]|$)/i, "woff2"],
  [/\.woff(?:[?#]|$)/i, "woff"],
  [/\.ttf(?:[?#]|$)/i, "truetype"],
  [/\.otf(?:[?#]|$)/i, "opentype"],
] as const;

/** A warning for each font of the host that the email uses and whose address cannot be written safely. */
export function unusableFonts({ fonts = [] }: CompileOptions, { families }: HeadNeeds): readonly CompileWarning[] {
  return fonts
    .filter(({ name, href }) => families.includes(name) && href !== undefined && !isFontAddress(href))
    .map(({ name, href = "" }) => ({ code: "bad-font-address", detail: `${name}: ${href}` }));
}

function leaf(tagName: string, attributes: Readonly<Record<string, string>>, content?: string): MjmlNode {
  return content === undefined ? { tagName, attributes } : { tagName, attributes, content };
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

/** A title as the email holds it. MJML copies it into an `aria-label` as well, so its quotes are escaped too. */
export function writeTitle(title: string): string {
  return escapeAttribute(oneLine(title));
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

const inboxLineLength = 100;

/**
 * When the preheader is short, Gmail and Apple Mail fill the inbox line with the first words of the body. Invisible characters take that
 * room instead. MJML hides the preheader inside the email, except in Outlook for Windows, which needs `mso-hide`.
 */
function writePreheader(preheader: string): string {
  const filler = "&#847;&zwnj;&nbsp;".repeat(Math.max(0, inboxLineLength - preheader.length));
  return `<span style="mso-hide:all">${escapeText(preheader)}${filler}</span>`;
}

/**
 * When Outlook for Windows lacks the first font of a list, it shows Times New Roman and ignores the rest of the list. These rules name
 * the one that every system has.
 */
function outlookFonts(families: readonly string[]): readonly string[] {
  if (families.length === 0) return [];
  const rules = families.map((family) => `@font-face{font-family:'${family}';mso-font-alt:'${fallbackFont(family)}'}`);
  return [`<!--[if mso]><style>${rules.join("")}</style><![endif]-->`];
}
