import { type MailContent, type OutlookExtension, outlookApp, translateFor } from "@mailwright/destinations";
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
  const { html } = translateFor(destination, { subject: "", preheader: "", html: amp, text: "" });
  return { ...content, amp: html };
}

/** The email as a file that Outlook opens as a new message, where no merge tag is filled in any more. */
export function writeOutlook({ extension, now, ...email }: OutlookFileOrder): Uint8Array {
  return writeOutlookFile(extension, translate(email, outlookApp), now);
}

function translate(email: EmailToExport, destination: Parameters<typeof translateFor>[0]): MailContent {
  const { name, preheader, templateId, updatedAt } = email;
  const { untranslated: _, ...translated } = translateFor(destination, { subject: name, preheader, ...writeTexts(email) });
  return { name, templateId, updatedAt, ...translated };
}
