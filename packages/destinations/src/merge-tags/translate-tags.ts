import { decodeEntities, findRawTextEnd, htmlToPlainText, mergeTagPattern, nextTag, type ScannedTag } from "@mailwright/document";
import type { MergeTagDialect } from "./dialect.js";
import { type OurTag, readOurTag } from "./our-tags.js";

/** Why a tag does not arrive as it is. */
export type TagProblem = "no-tag" | "no-fallback" | "no-conditions" | "added-by-service";

export interface UntranslatedTag {
  /** As it stands in the template. */
  readonly tag: string;
  readonly problem: TagProblem;
}

export interface TranslatedMail {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  /** Each tag once, in the order of the email. */
  readonly untranslated: readonly UntranslatedTag[];
}

interface Translation {
  readonly dialect: MergeTagDialect;
  readonly found: Map<string, TagProblem>;
}

/**
 * An email with our merge tags in the words of a service. Tags of its own, and of others, stay as they are. Where it has none for ours, the
 * fallback stands there, and a link whose address it would be is taken out.
 */
export function translateTags(
  mail: { readonly subject: string; readonly preheader: string; readonly html: string; readonly text: string },
  dialect: MergeTagDialect,
): TranslatedMail {
  const translation: Translation = { dialect, found: new Map() };
  const subject = translateText(mail.subject, translation, (text) => text);
  const preheader = translateText(mail.preheader, translation, (text) => text);
  const html = translateHtml(mail.html, translation);
  const text = translateText(mail.text === "" ? htmlToPlainText(mail.html) : mail.text, translation, (fallback) => fallback);
  const untranslated = [...translation.found].map(([tag, problem]) => ({ tag, problem }));
  return { subject, preheader, html, text, untranslated };
}

/** HTML by its texts and by the values of `href` and `src`. Style sheets, scripts and other attributes stay as they are. */
function translateHtml(html: string, translation: Translation): string {
  const out: string[] = [];
  let at = 0;
  let isDropping = false;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    out.push(translateText(html.slice(at, tag.start), translation, escapeFallback));
    const source = html.slice(tag.start, tag.end);
    at = tag.end;
    if (tag.kind === "comment") out.push(translateComment(source, translation));
    else if (tag.kind === "close") {
      if (tag.name === "a" && isDropping) isDropping = false;
      else out.push(source);
    } else if (tag.name === "style" || tag.name === "script") {
      const { end } = findRawTextEnd(html, tag.name, at);
      out.push(source, html.slice(at, end));
      at = end;
    } else if (tag.name === "a" && leadsNowhere(source, translation)) isDropping = true;
    else out.push(translateAddresses(source, tag, translation));
  }
  out.push(translateText(html.slice(at), translation, escapeFallback));
  return out.join("");
}

const escapeFallback = (text: string) => text.replaceAll("&", "&amp;");

// Outlook's buttons stand in conditional comments, with addresses like everybody's.
function translateComment(comment: string, translation: Translation): string {
  const [, open, content, close] = /^(<!--\[if [^\]]*\]>)([\s\S]*)(<!\[endif\]-->)$/i.exec(comment) ?? [];
  return open === undefined ? comment : `${open}${translateHtml(content ?? "", translation)}${close}`;
}

const addressAttribute = /(\s(?:href|src)\s*=\s*)("[^"]*"|'[^']*')/gi;

function translateAddresses(source: string, { name }: ScannedTag, translation: Translation): string {
  return source.replace(addressAttribute, (_, start: string, quoted: string) => {
    const quote = quoted[0] ?? '"';
    const value = translateText(quoted.slice(1, -1), translation, (fallback) => encodeURIComponent(fallback));
    // A quote in a tag would end the attribute, and every service takes either.
    return `${start}${quote}${value.replaceAll(quote, quote === '"' ? "'" : '"') || (name === "img" ? "" : "#")}${quote}`;
  });
}

/** Is the address of a link a tag that the service has not? Then the words stay, and the link goes. */
function leadsNowhere(source: string, translation: Translation): boolean {
  const [, , quoted = ""] = new RegExp(addressAttribute.source, "i").exec(source) ?? [];
  const address = decodeEntities(quoted.slice(1, -1)).trim();
  const ours = readOurTag(address);
  if (!ours || writeTag(ours, translation.dialect) !== null) return false;
  translateText(address, translation, (fallback) => fallback);
  return true;
}

function translateText(text: string, translation: Translation, writeFallback: (fallback: string) => string): string {
  if (!text.includes("{")) return text;
  return text.replace(mergeTagPattern(), (tag) => {
    if (tag.startsWith("{%")) {
      if (!translation.dialect.hasConditions) translation.found.set(tag, "no-conditions");
      return tag;
    }
    const ours = readOurTag(tag);
    if (!ours) return tag;
    const written = writeTag(ours, translation.dialect);
    const problem = findProblem(ours, written, translation.dialect);
    // HTML and text may quote the same fallback in two ways.
    if (problem) translation.found.set(tag.replaceAll("'", '"'), problem);
    return written ?? writeFallback(ours.fallback);
  });
}

function writeTag({ known, name, fallback }: OurTag, dialect: MergeTagDialect): string | null {
  return known === null ? dialect.custom(name, fallback) : dialect[known](fallback);
}

function findProblem({ known, fallback }: OurTag, written: string | null, dialect: MergeTagDialect): TagProblem | null {
  if (written !== null) return fallback !== "" && !dialect.hasFallbacks ? "no-fallback" : null;
  return known === "unsubscribe" && dialect.addsUnsubscribe ? "added-by-service" : "no-tag";
}
