import type { DestinationFailure, FieldFault, QuotaUse } from "@mailwright/contract";

/** A block that may not be changed as it was. `code` is the contract's, such as `locked-content`; a host may add its own, with a message. */
export interface RefusedBlock {
  readonly blockId: string;
  readonly code: string;
  readonly message: string;
}

/** Why a port did not do it. Codes are the contract's; hosts may add their own. */
export interface PortRefusal {
  readonly kind: "refused";
  readonly code: string;
  /** A sentence for developers; people read words chosen by `code`, or a host's own message if it gives one. */
  readonly message: string;
  readonly fields: readonly FieldFault[];
  /** The same call may succeed later without a change: there was no connection, or the server was busy. */
  readonly isPassing: boolean;
  /** Which blocks it is about, and why: with `block-locked` and `plan-required`. */
  readonly blocks?: readonly RefusedBlock[];
  /** With `template-too-large`. */
  readonly sizeBytes?: number;
  /** With `quota-…`: the limit that was reached. */
  readonly quota?: QuotaUse;
  /** With `destination-…`: what the service said. */
  readonly destination?: DestinationFailure;
}
