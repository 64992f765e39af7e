import type { EmailReading, EmailToRead } from "../../emails/email-reading.js";
import type { FindPicture } from "../renderer/renderer.js";

/** For whom an email is read, and the pictures that it may show meanwhile. */
export interface ReadingContext {
  findPicture: FindPicture;
  caller: string;
  signal?: AbortSignal;
}

/** Reads emails by how a browser lays them out. */
export interface EmailReader {
  read(email: EmailToRead, context: ReadingContext): Promise<EmailReading>;
}
