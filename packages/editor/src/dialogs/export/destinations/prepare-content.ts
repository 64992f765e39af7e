import type { Compiler } from "@mailwright/compiler";
import {
  type Choices,
  type ContentProblem,
  checkContent,
  findUnreachedPictures,
  type MailContent,
  type PictureHolder,
  translateFor,
  type UnreachedPicture,
  type UntranslatedTag,
} from "@mailwright/destinations";
import type { EmailDocument } from "@mailwright/document";
import { compileOptionsOf } from "../../../base/document/compile-options-of.js";
import type { ShownDestination } from "../../../ports/destination-port.js";
import type { TemplateInfo } from "../../../ports/template-info.js";

/** An email as a destination would have it, and what is to be known before it goes there. */
export interface PreparedContent {
  readonly content: MailContent;
  readonly untranslated: readonly UntranslatedTag[];
  /** It cannot go with one of these that is no advice. */
  readonly problems: readonly ContentProblem[];
  /** Pictures that nobody outside can see. */
  readonly unreached: readonly UnreachedPicture[];
}

export interface ToPrepare {
  readonly compiler: Compiler;
  readonly document: EmailDocument;
  readonly info: TemplateInfo;
  readonly holder: PictureHolder;
  /** What is chosen from lists in the form. */
  readonly choices?: Choices | undefined;
}

/** Makes the email that would go, and looks at it as the destination will. */
export function prepareContent(destination: ShownDestination, { compiler, document, info, holder, choices }: ToPrepare): PreparedContent {
  const { html, text } = compiler.compileDocument(document, compileOptionsOf(info));
  const mail = { subject: info.name, preheader: info.preHeader, html, text };
  const { untranslated, ...translated } = translateFor(destination, mail, choices);
  const content = { name: info.name, templateId: info.id, ...translated };
  // Whoever hands it over writes the address from which it is fetched; here it counts whether there can be one.
  const isReached = holder.privateOrigin === undefined;
  return {
    content,
    untranslated,
    problems: checkContent(destination, isReached ? { ...content, publicHtmlUrl: "https://reached" } : content, choices),
    unreached: findUnreachedPictures(html, holder),
  };
}
