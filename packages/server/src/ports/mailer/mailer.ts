/** A mail ready to go. */
export interface OutgoingMail {
  /** Of the job that sends it; the same mail has the same one whenever it is tried again. */
  id: string;
  workspaceId: string;
  userId: string;
  templateId: string | null;
  to: readonly string[];
  subject: string;
  html: string;
  text: string;
  envelope: { from: string; to: string[] };
  /** The whole message as it is sent, in MIME. */
  source: Uint8Array;
}

export type Delivery = "smtp" | "inbox";

/** Takes mail out of our hands. Throws `MailFault` when it could not. */
export interface Mailer {
  readonly delivery: Delivery;
  /** Whom mails come from: a name and an address. */
  readonly from: string;
  /**
   * @param begin is asked right before the mail server is told anything of the mail; when it answers false, nothing is sent. Not asked
   * by a mailer to which the same mail may be given twice.
   */
  send(mail: OutgoingMail, begin: () => Promise<boolean>): Promise<void>;
}

/** Why a mail did not go: it may later, it never will, or nobody knows whether it went. */
export class MailFault extends Error {
  override readonly name = "MailFault";
  readonly outcome: "later" | "never" | "unknown";

  constructor(outcome: MailFault["outcome"], cause: unknown) {
    super(cause instanceof Error ? cause.message : "The mail did not go.", { cause });
    this.outcome = outcome;
  }
}
