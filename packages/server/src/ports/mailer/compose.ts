import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./mailer.js";

/** The mail as nodemailer takes it. Nothing in it may make nodemailer read a file or fetch an address. */
export function composeMail(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: [...mail.to],
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
