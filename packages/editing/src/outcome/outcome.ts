import type { LockKind, PlacementRefusal } from "@mailwright/document";

/** Why a command did nothing. Codes are stable; `refusalStrings` has their English words. */
export type RefusalCode =
  | PlacementRefusal
  | "read-only"
  | "locked"
  | `locked-${LockKind}`
  | "lock-not-yours"
  | "unknown-command"
  | "not-offered"
  | "not-allowed"
  | "not-now"
  | "not-loaded"
  | "bad-arguments"
  | "nothing-selected"
  | "no-such-block"
  | "into-itself"
  | "not-here"
  | "nothing-to-change"
  | "nothing-found"
  | "nothing-alike"
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "nothing-to-paste"
  | "zoomed-in"
  | "zoomed-out"
  | "zoomed-so"
  | "bad-clipboard"
  | "no-styles"
  | "bad-styles"
  | "settings-need-page-wrapper"
  | "last-column"
  | "too-many-columns";

/** An expected "no", with the reason as a code. */
export interface Refusal {
  readonly done: false;
  readonly refusal: RefusalCode;
  readonly detail?: string;
}

/**
 * What a command answers: done, perhaps with a value, or refused. Commands never throw for what a person can do. `leftOut` says why a part of
 * what was asked could not be done.
 */
export type Outcome<V = unknown> = { readonly done: true; readonly value: V; readonly leftOut?: RefusalCode } | Refusal;

/** The outcome of a command that has nothing to tell. */
export const done: Outcome<undefined> = { done: true, value: undefined };

/** A refusal with its code, and a detail for developers where it helps. */
export function refuse(refusal: RefusalCode, detail?: string): Refusal {
  return detail === undefined ? { done: false, refusal } : { done: false, refusal, detail };
}
