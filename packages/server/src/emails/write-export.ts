import {
  type Choices,
  type ContentProblem,
  checkContent,
  findUnreachedPictures,
  type MailContent,
  type OutlookExtension,
  outlookApp,
  translateFor,
  type UnreachedPicture,
  type UntranslatedTag,
} from "@mailwright/destinations";
import { writeOutlookFile } from "@mailwright/destinations/outlook-app";
import { findDeclared } from "../config/destinations.js";
import { writeAmp } from "./write-amp.js";
import { type StoredTexts, writeTexts } from "./write-text.js";

/** A template as it is stored, on its way to a destination. */
export interface EmailToExport extends StoredTexts {
  /** What the address of the export call says. */
  provider: string;
  templateId: string;
  name: string;
  preheader: string;
  updatedAt: string;
  /** What was chosen in the form of the destination. */
  choices?: Choices | undefined;
}

export interface OutlookFileOrder extends EmailToExport {
  extension: OutlookExtension;
  now: Date;
}

/** The email with our merge tags in the words of the destination. */
export async function writeExport(email: EmailToExport): Promise<MailContent> {
  const destination = findDeclared(email.provider) ?? { mergeTags: null, takesAmp: false };
  const amp = destination.takesAmp ? await writeAmp(email, email.name) : undefined;
  const content = translate(email, destination);
  if (amp === undefined) return content;
  const { html } = translateFor(destination, { subject: "", preheader: "", html: amp, text: "" }, email.choices);
  return { ...content, amp: html };
}

/** What is to be known of an email before it goes somewhere. */
export interface ExportOutlook {
  untranslated: readonly UntranslatedTag[];
  problems: readonly ContentProblem[];
  unreached: readonly UnreachedPicture[];
}

/** Looks at the email as the destination will, without sending it. `isReached` says whether the internet can fetch it from here. */
export function lookAtExport({ isReached, ...email }: EmailToExport & { isReached: boolean }): ExportOutlook {
  const destination = findDeclared(email.provider);
  if (!destination) return { untranslated: [], problems: [], unreached: [] };
  const { untranslated, ...content } = translateWithNotes(email, destination);
  return {
    untranslated,
    problems: checkContent(destination, isReached ? { ...content, publicHtmlUrl: email.origin } : content, email.choices),
    unreached: findUnreachedPictures(content.html, { completesOwn: true, privateOrigin: isReached ? undefined : email.origin }),
  };
}

/** The email as a file that Outlook opens as a new message, where no merge tag is filled in any more. */
export function writeOutlook({ extension, now, ...email }: OutlookFileOrder): Uint8Array {
  return writeOutlookFile(extension, translate(email, outlookApp), now);
}

function translate(email: EmailToExport, destination: Parameters<typeof translateFor>[0]): MailContent {
  const { untranslated: _, ...content } = translateWithNotes(email, destination);
  return content;
}

function translateWithNotes(email: EmailToExport, destination: Parameters<typeof translateFor>[0]) {
  const { name, preheader, templateId, updatedAt, choices } = email;
  return { name, templateId, updatedAt, ...translateFor(destination, { subject: name, preheader, ...writeTexts(email) }, choices) };
}
