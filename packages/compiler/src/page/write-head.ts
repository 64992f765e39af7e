import { escapeAttribute, escapeText, fontStack, type MjmlNode } from "@mailwright/document";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { CompileWarning } from "../contracts/compile-warning.js";
import { cleanText } from "../markup/markers.js";
import { hidingCss } from "../nodes/device-hiding.js";
import type { HeadNeeds } from "../nodes/head-needs.js";

/** Columns stack below this width (the specification's mobile breakpoint). */
const breakpointPx = 768;

const darkMode = ":root{color-scheme:light dark;supported-color-schemes:light dark}";
const metas = [
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  // iOS Mail and Gmail make links of numbers and dates, and iOS enlarges small text, unless told not to.
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
  '<meta name="x-apple-disable-message-reformatting">',
];

/**
 * What MJML falls back to where a block names no font. Its own is Ubuntu, which most readers do not have and for which MJML
 * would load a style sheet from Google.
 */
export const fallbackFont: MjmlNode = {
  tagName: "mj-attributes",
  attributes: {},
  children: [{ tagName: "mj-all", attributes: { "font-family": fontStack("Arial") } }],
};

/** The `mj-head` of an email. */
export function writeHead({ title, preheader, fonts = [] }: CompileOptions, { families, hides, css }: HeadNeeds): MjmlNode {
  const used = fonts.filter((font) => families.includes(font.name) && isFontAddress(font.href));
  const children: readonly (MjmlNode | undefined)[] = [
    // MJML copies the title into an `aria-label` as well, so its quotes are escaped too.
    isFilled(title) ? leaf("mj-title", {}, escapeAttribute(oneLine(title))) : undefined,
    isFilled(preheader) ? leaf("mj-preview", {}, writePreheader(oneLine(preheader))) : undefined,
    leaf("mj-breakpoint", { width: `${breakpointPx}px` }),
    fallbackFont,
    ...used.map(({ name, href = "" }) => leaf("mj-font", { name, href })),
    leaf("mj-style", {}, hides ? `${darkMode}\n${hidingCss}` : darkMode),
    // Apart from ours: a client that stumbles over a rule takes the whole style element away.
    css.length > 0 ? leaf("mj-style", {}, css.join("\n")) : undefined,
    leaf("mj-raw", {}, [...metas, ...(families.length > 0 ? [outlookFonts(families)] : [])].join("\n")),
  ];
  return { tagName: "mj-head", attributes: {}, children: children.filter((child) => child !== undefined) };
}

/** May this style sheet be loaded? It is written into `href`, and into `@import url(…)` without quotes. */
function isFontAddress(href: string | undefined): href is string {
  return href !== undefined && /^https?:\/\/[^\s"'()<>\\]+$/i.test(href) && href === cleanText(href);
}

/** Fonts of the host that the email uses and that cannot be loaded as they are written. */
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

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

const inboxLineLength = 100;

/**
 * An inbox fills its line with the first words of the body where the preheader is short; invisible characters keep them out.
 * MJML hides the line from all but Outlook, which wants `mso-hide`.
 */
function writePreheader(preheader: string): string {
  const filler = "&#847;&zwnj;&nbsp;".repeat(Math.max(0, inboxLineLength - preheader.length));
  return `<span style="mso-hide:all">${escapeText(preheader)}${filler}</span>`;
}

/** Outlook for Windows shows Times New Roman for a family it does not have, whatever stands next in the list. */
function outlookFonts(families: readonly string[]): string {
  const rules = families.map((family) => `@font-face{font-family:'${family}';mso-font-alt:'Arial'}`);
  return `<!--[if mso]><style>${rules.join("")}</style><![endif]-->`;
}
