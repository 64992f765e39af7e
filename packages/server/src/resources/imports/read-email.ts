import { Refusal } from "../../base/refusal.js";
import type { EmailReading, EmailToRead } from "../../emails/email-reading.js";
import { findShownPicture } from "../../pictures/find-shown-picture.js";
import type { Ports } from "../../ports/ports.js";

interface Asked {
  caller: string;
  signal?: AbortSignal;
}

/** As long as in a browser: nobody waits for the answer. */
const readMaxMs = 30_000;
/** Nothing lays an email out on this server. */
const noBrowser = new Set<Refusal["code"]>(["renderer-unavailable", "renderer-without-sandbox"]);

/** Reads an email by how a browser lays it out; where there is none, by what its source says. */
export async function readEmail(ports: Ports, email: EmailToRead, asked: Asked): Promise<EmailReading> {
  if (ports.emailReader) {
    try {
      return await ports.emailReader.read(email, { ...asked, findPicture: findShownPicture(ports) });
    } catch (error) {
      if (!(error instanceof Refusal && noBrowser.has(error.code))) throw error;
    }
  }
  return ports.emails.run("readWithoutBrowser", email, { caller: asked.caller, timeMaxMs: readMaxMs });
}
