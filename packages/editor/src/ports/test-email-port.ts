import type { PortRefusal } from "./port-refusal.js";

export type TestEmailAnswer = { readonly kind: "sent"; readonly delivery: "smtp" | "inbox" } | PortRefusal;

/** Mails the stored template, so unsaved work must be saved first. */
export interface TestEmailPort {
  /** The person's own address, which is filled in at first. */
  readonly ownAddress?: string;
  send(to: readonly string[]): Promise<TestEmailAnswer>;
}
