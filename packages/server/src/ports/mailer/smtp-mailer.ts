import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { type Mailer, MailFault } from "./mailer.js";

const timeoutMs = 15_000;
const refusedForGood = 500;

/** Sends through a mail server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // A connection that ends in the middle of a mail may have delivered it: it is not sent again by itself.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    delivery: "smtp",
    from,
    send: async ({ envelope, source }, begin) => {
      const told: { isBegun: boolean } = { isBegun: false };
      // nodemailer reads this stream once it is connected and signed in, before it tells the server anything of the mail.
      async function* read(): AsyncGenerator<Buffer> {
        if (!(await begin())) throw new Error("It was cancelled, or another server sends it.");
        told.isBegun = true;
        yield Buffer.from(source);
      }
      try {
        await transport.sendMail({ envelope, raw: Readable.from(read()) });
      } catch (error) {
        throw new MailFault(outcomeOf(error, told.isBegun), error);
      }
    },
    close: () => transport.close(),
  };
}

/** If the server answered with an error, the mail was not sent. If the connection broke after it was begun, the mail may have arrived. */
function outcomeOf(error: unknown, isBegun: boolean): MailFault["outcome"] {
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  if (status >= refusedForGood) return "never";
  if (status > 0 || !isBegun) return "later";
  return "unknown";
}
