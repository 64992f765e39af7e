import type { TemplateLogic } from "@mailwright/compiler";

/** Somebody who may receive the email, for looking at it: the data that its template language is given. */
export interface SampleRecipient {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How the host's template language writes and reads conditions, repetitions and merge tags. */
export interface Templating {
  /** How conditions and repetitions are written into the email; Liquid, where it says nothing. */
  readonly logic?: TemplateLogic | undefined;
  /** For whom the preview can show the email; one made of the merge tags, where there are none. */
  readonly recipients?: readonly SampleRecipient[] | undefined;
  /** Fills in an email (HTML, or its plain text) for somebody, as the host's sender does; Liquid, where it is missing. */
  readonly fill?: ((email: string, recipient: SampleRecipient) => string | Promise<string>) | undefined;
}
