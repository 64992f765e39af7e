import { createTransport } from "nodemailer";
import { composeMail } from "./compose.js";
import type { Mailer } from "./mailer.js";

const timeoutMs = 15_000;

/** Sends through a mail server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    delivery: "smtp",
    send: async (mail) => {
      await transport.sendMail(composeMail(mail, from));
    },
    close: () => transport.close(),
  };
}
