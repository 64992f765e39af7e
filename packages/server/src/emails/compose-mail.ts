import type { SendMailOptions } from "nodemailer";

/** What stands in a mail. */
export interface MailContent {
  from: string;
  to: readonly string[];
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** The name by which mail programs know it again. */
  messageId: string;
}

/** A mail as it travels, and between whom. */
export interface ComposedMail {
  envelope: { from: string; to: string[] };
  source: Uint8Array;
}

/** Writes a mail as it travels. To encode ten megabytes takes a second. */
export async function composeMail(content: MailContent): Promise<ComposedMail> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await transport.sendMail(writeOptions(content));
  if (!Buffer.isBuffer(message)) throw new Error("A buffer was asked for.");
  return { envelope: { from: envelope.from || "", to: envelope.to }, source: message };
}

/** The mail as nodemailer takes it. Nothing in it may make nodemailer read a file or fetch an address. */
const writeOptions = ({ from, to, replyTo, subject, html, text, messageId }: MailContent): SendMailOptions => ({
  from,
  to: [...to],
  ...(replyTo === null ? {} : { replyTo }),
  subject,
  html,
  text,
  messageId,
  disableFileAccess: true,
  disableUrlAccess: true,
});
