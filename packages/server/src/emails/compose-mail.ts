import type { SendMailOptions } from "nodemailer";
import { findUnsubscribeLink } from "./find-unsubscribe-link.js";
import { writeAmp } from "./write-amp.js";
import { type MailTexts, type StoredTexts, writeTexts } from "./write-text.js";

/** What stands in a mail. */
export interface MailContent {
  from: string;
  to: readonly string[];
  replyTo: string | null;
  subject: string;
  texts: MailTexts | StoredTexts;
  /** The name by which mail programs know it again. */
  messageId: string;
}

/** A mail as it travels, and between whom. */
export interface ComposedMail extends MailTexts {
  envelope: { from: string; to: string[] };
  source: Uint8Array;
}

/** Writes a mail and how it travels. To encode ten megabytes takes a second. */
export async function composeMail(content: MailContent): Promise<ComposedMail> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const texts = "text" in content.texts ? content.texts : writeTexts(content.texts);
  const amp = "text" in content.texts ? undefined : await writeAmp(content.texts, content.subject);
  const { message, envelope } = await transport.sendMail(writeOptions(content, { ...texts, amp }));
  if (!Buffer.isBuffer(message)) throw new Error("A buffer was asked for.");
  return { ...texts, envelope: { from: envelope.from || "", to: envelope.to }, source: message };
}

/** The mail as nodemailer takes it. Nothing in it may make nodemailer read a file or fetch an address. */
const writeOptions = (
  { from, to, replyTo, subject, messageId }: MailContent,
  { html, text, amp }: MailTexts & { readonly amp: string | undefined },
): SendMailOptions => ({
  from,
  to: [...to],
  ...(replyTo === null ? {} : { replyTo }),
  subject,
  html,
  text,
  // Between the two others: a mail program that does not know it shows the last that it knows.
  ...(amp === undefined ? {} : { amp }),
  messageId,
  ...unsubscribeHeader(html),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Without a word that one click is enough: nobody here knows whether the address takes a call without a page. */
function unsubscribeHeader(html: string): SendMailOptions {
  const address = findUnsubscribeLink(html);
  return address === undefined ? {} : { headers: { "List-Unsubscribe": `<${address}>` } };
}
