import {
  type AmpBlock,
  type AmpComponent,
  type BlockId,
  type BlockRegistry,
  type EmailDocument,
  findRawTextEnd,
  nextTag,
  type PictureSize,
  readAttributes,
  resolveProps,
  resolveSettings,
  utf8Length,
  walkBlocks,
} from "@mailwright/document";
import type { CompileOptions } from "../contracts/compile-options.js";
import { type AmpLoss, createLossList } from "./amp-losses.js";
import { rewriteAsAmp } from "./amp-markup.js";
import { wholePictures } from "./amp-picture.js";
import { ampCssMaxBytes, ampMaxBytes } from "./amp-rules.js";
import { createAmpStyles } from "./amp-styles.js";

/** The part of an email that mail programs show which know AMP for Email. */
export interface AmpPart {
  readonly html: string;
  readonly sizeBytes: number;
  readonly cssBytes: number;
  /** Why it may not be sent: mail programs refuse one that is larger. */
  readonly fault?: "css-too-large" | "too-large";
  /** What it cannot show as the HTML does. */
  readonly losses: readonly AmpLoss[];
}

export interface AmpOptions extends CompileOptions {
  /** How large a picture is, where somebody knows: AMP keeps room for each before it is there. */
  readonly sizeOf?: (address: string) => PictureSize | undefined;
}

/** What the HTML comes from: a compiler, or one that completes addresses besides. */
export interface HtmlCompiler {
  compileDocument(document: EmailDocument, options: CompileOptions): { readonly html: string };
}

const unknownSize = () => undefined;

/**
 * An email as AMP for Email: its HTML with what AMP takes of it, and in the place of blocks that can do more there what they say themselves.
 * Merge tags stay: what the sender writes into addresses must be an address over https.
 */
export function compileAmp(
  compiler: HtmlCompiler,
  document: EmailDocument,
  registry: BlockRegistry,
  { sizeOf = unknownSize, ...options }: AmpOptions = {},
): AmpPart {
  const { html } = compiler.compileDocument(document, { ...options, isEditable: false, hasBlockIds: true });
  const losses = createLossList();
  const styles = createAmpStyles(losses);
  const own = ownAmp(document, registry, sizeOf);
  const { head, body } = cutEmail(html);
  for (const { css, media } of head.sheets) styles.addSheet(css, media);
  const context = { styles, losses, own, sizeOf };
  const inside = rewriteAsAmp(body, context);
  const css = `${styles.write()}\n${wholePictures}`;
  const components = [...new Set([...own.values()].flatMap((block) => block.components))];
  // Half a sign, as at the end of a text that was cut, has no bytes in UTF-8: each program that encodes the email would write something else there.
  const written = writeEmail({ ...head, components, css, inside }).replace(/\p{Surrogate}/gu, "\uFFFD");
  const sizeBytes = utf8Length(written);
  const cssBytes = utf8Length(css);
  const fault = cssBytes > ampCssMaxBytes ? "css-too-large" : sizeBytes > ampMaxBytes ? "too-large" : undefined;
  return { html: written, sizeBytes, cssBytes, ...(fault && { fault }), losses: losses.all() };
}

function ownAmp(
  { root, settings: stored }: EmailDocument,
  registry: BlockRegistry,
  sizeOf: (address: string) => PictureSize | undefined,
): ReadonlyMap<BlockId, AmpBlock> {
  const found = new Map<BlockId, AmpBlock>();
  const settings = resolveSettings(stored);
  walkBlocks(root, (block) => {
    const definition = registry.get(block.type);
    const amp = definition?.amp?.(resolveProps(definition.props, block.props, settings), { settings, sizeOf });
    if (amp) found.set(block.id, amp);
    return undefined;
  });
  return found;
}

interface EmailHead {
  readonly lang: string | undefined;
  readonly dir: string | undefined;
  readonly title: string;
  readonly sheets: readonly { readonly css: string; readonly media: string | undefined }[];
}

/** The head of a compiled email, without what only Outlook reads in it, and its body from `<body>` to `</body>`. */
function cutEmail(html: string): { readonly head: EmailHead; readonly body: string } {
  const sheets: { css: string; media: string | undefined }[] = [];
  let title = "";
  let root: ReadonlyMap<string, string> = new Map();
  let at = 0;
  for (let tag = nextTag(html, 0); tag && !(tag.name === "body" && tag.kind === "open"); tag = nextTag(html, at)) {
    at = tag.end;
    if (tag.kind !== "open") continue;
    const attributes = readAttributes(html.slice(tag.start, tag.end));
    if (tag.name === "html") root = attributes;
    if (tag.name !== "style" && tag.name !== "title" && tag.name !== "script") continue;
    const { textEnd, end } = findRawTextEnd(html, tag.name, tag.end);
    const text = html.slice(tag.end, textEnd);
    if (tag.name === "title") title = text;
    if (tag.name === "style") sheets.push({ css: text, media: attributes.get("media") });
    at = end;
  }
  const start = html.indexOf("<body", at);
  const end = html.lastIndexOf("</body>");
  const body = start < 0 ? html.slice(at) : html.slice(start, end < start ? undefined : end);
  return { head: { lang: root.get("lang"), dir: root.get("dir"), title, sheets }, body };
}

interface WrittenParts extends EmailHead {
  readonly components: readonly AmpComponent[];
  readonly css: string;
  readonly inside: string;
}

function writeEmail({ lang, dir, title, components, css, inside }: WrittenParts): string {
  const root = [lang && ` lang="${lang}"`, dir && ` dir="${dir}"`].filter(Boolean).join("");
  const scripts = components.map(
    (name) => `<script async custom-element="${name}" src="https://cdn.ampproject.org/v0/${name}-0.1.js"></script>`,
  );
  return [
    "<!doctype html>",
    `<html ⚡4email data-css-strict${root}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<script async src="https://cdn.ampproject.org/v0.js"></script>',
    ...scripts,
    ...(title.trim() === "" ? [] : [`<title>${title}</title>`]),
    "<style amp4email-boilerplate>body{visibility:hidden}</style>",
    `<style amp-custom>${css}</style>`,
    "</head>",
    inside.trim(),
    "</html>",
    "",
  ].join("\n");
}
