import type { PortRefusal } from "./port-refusal.js";

export type UnlockAnswer = { readonly kind: "unlocked" } | PortRefusal;
export type UnlockRequestAnswer = { readonly kind: "asked" } | PortRefusal;
export type LockedAnswer = ({ readonly kind: "described" } & LockedTemplate) | PortRefusal;
export type ViewAnswer = { readonly kind: "viewable"; readonly url: string } | PortRefusal;

/** What may be shown of a template while somebody else holds it. */
export interface LockedTemplate {
  readonly name: string;
  readonly mayUnlock: boolean;
  readonly mayAsk: boolean;
}

/** A template that several people work on, one at a time. */
export interface SharingPort {
  /** Releases the lock: the person's own or, as the owner, anybody's. */
  unlock(): Promise<UnlockAnswer>;
  /** Asks the person who holds the lock to release it. */
  requestUnlock(): Promise<UnlockRequestAnswer>;
  describeLocked(signal: AbortSignal): Promise<LockedAnswer>;
  /** An address at which people who are not collaborators can look at a shared template. */
  view(): Promise<ViewAnswer>;
}
