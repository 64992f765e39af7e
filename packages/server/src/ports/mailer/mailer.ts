/** A mail ready to go. */
export interface OutgoingMail {
  workspaceId: string;
  userId: string;
  templateId: string | null;
  to: readonly string[];
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export type Delivery = "smtp" | "inbox";

/** Takes mail out of our hands. Throws when it could not. */
export interface Mailer {
  readonly delivery: Delivery;
  send(mail: OutgoingMail): Promise<void>;
}
