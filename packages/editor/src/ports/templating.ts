import type { TemplateLogic } from "@mailwright/compiler";

/** A possible recipient of the email, for the preview: the data that fills in the template language. */
export interface SampleRecipient {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How the host's template language writes and reads conditions, repetitions and merge tags. */
export interface Templating {
  /** How conditions and repetitions are written into the email. Absent: in Liquid. */
  readonly logic?: TemplateLogic | undefined;
  /** Recipients that the preview can choose from. Absent: one that is made up from the merge tags. */
  readonly recipients?: readonly SampleRecipient[] | undefined;
  /** Fills in an email (HTML or plain text) for a recipient as the host's sender does. Absent: as Liquid. */
  readonly fill?: ((email: string, recipient: SampleRecipient) => string | Promise<string>) | undefined;
}
