import type { LossBook } from "./losses.js";
import type { DarkTreatment, MailClient } from "./mail-client.js";
import type { SupportOfClient } from "./support-of-client.js";

/** How an email is read: by whom, in which light, and with pictures or without. */
export interface Reading {
  readonly client: MailClient;
  readonly support: SupportOfClient;
  readonly losses: LossBook;
  /** What becomes of colours. */
  readonly treatment: DarkTreatment;
  readonly arePicturesBlocked: boolean;
  /** Fonts in whose place the email names one that Word has. */
  readonly replacedFonts: ReadonlySet<string>;
}
