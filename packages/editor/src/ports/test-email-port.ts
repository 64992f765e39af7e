import type { PortRefusal } from "./port-refusal.js";

export type TestEmailAnswer = { readonly kind: "sent"; readonly delivery: "smtp" | "inbox" } | PortRefusal;

export interface TestEmailOptions {
  /** Stops what is not on its way yet. */
  readonly signal?: AbortSignal;
  /** Told when it has to be tried again later, and is. */
  readonly onDelay?: () => void;
}

/** Mails the stored template, so unsaved work must be saved first. */
export interface TestEmailPort {
  /** The page that shows what a server has kept instead of sending it. */
  readonly inboxUrl?: string;
  /** The person's own address, which is filled in at first. */
  readonly ownAddress?: string;
  send(to: readonly string[], options?: TestEmailOptions): Promise<TestEmailAnswer>;
}
