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
      // Read once a connection is there and signed in, and before the server has heard of the mail.
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

/** What the server said no to was not sent. Where it said nothing, the mail may be on its way. */
function outcomeOf(error: unknown, isBegun: boolean): MailFault["outcome"] {
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  if (status >= refusedForGood) return "never";
  if (status > 0 || !isBegun) return "later";
  return "unknown";
}
