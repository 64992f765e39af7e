import type { Compiler } from "@mailwright/compiler";
import { type ContentProblem, checkContent, type MailContent, translateFor, type UntranslatedTag } from "@mailwright/destinations";
import type { EmailDocument } from "@mailwright/document";
import { compileOptionsOf } from "../../../base/document/compile-options-of.js";
import type { ShownDestination } from "../../../ports/destination-port.js";
import type { TemplateInfo } from "../../../ports/template-info.js";

/** An email as a destination would have it, and what is to be known before it goes there. */
export interface PreparedContent {
  readonly content: MailContent;
  readonly untranslated: readonly UntranslatedTag[];
  /** With one of these it cannot go. */
  readonly problems: readonly ContentProblem[];
  /** How many pictures nobody outside can see. */
  readonly privatePictures: number;
}

export interface ToPrepare {
  readonly compiler: Compiler;
  readonly document: EmailDocument;
  readonly info: TemplateInfo;
  /** Where pictures are that nobody outside reaches. */
  readonly privateOrigin: string | undefined;
  /** Of the page, for addresses without an origin. */
  readonly pageUrl: string;
}

/** Makes the email that would go, and looks at it as the destination will. */
export function prepareContent(
  destination: ShownDestination,
  { compiler, document, info, privateOrigin, pageUrl }: ToPrepare,
): PreparedContent {
  const { html, text } = compiler.compileDocument(document, compileOptionsOf(info));
  const mail = { subject: info.name, preheader: info.preHeader, html, text };
  const { untranslated, ...translated } = translateFor(destination, mail);
  const content = { name: info.name, templateId: info.id, ...translated };
  const isReached = privateOrigin === undefined;
  return {
    content,
    untranslated,
    problems: checkContent(destination, isReached ? { ...content, publicHtmlUrl: pageUrl } : content),
    privatePictures: isReached ? 0 : countPictures(html, privateOrigin, pageUrl),
  };
}

function countPictures(html: string, origin: string, pageUrl: string): number {
  const sources = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi)].flatMap(([, source]) => (source === undefined ? [] : [source]));
  const isPrivate = (source: string) => URL.canParse(source, pageUrl) && new URL(source, pageUrl).origin === origin;
  return new Set(sources.filter(isPrivate)).size;
}
