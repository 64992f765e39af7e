import type { PortRefusal } from "./port-refusal.js";

export type TestEmailAnswer = { readonly kind: "sent"; readonly delivery: "smtp" | "inbox" } | PortRefusal;

/** Mails the template as it is stored: save first. */
export interface TestEmailPort {
  /** The person's own address, offered first. */
  readonly ownAddress?: string;
  send(to: readonly string[]): Promise<TestEmailAnswer>;
}
