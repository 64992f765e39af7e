import type { DestinationFailure } from "@mailwright/contract";
import type { Choices } from "@mailwright/destinations";
import type { PortRefusal } from "./port-refusal.js";

/** An account at a service that is kept; nothing secret is in it. */
export interface KeptConnection {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  /** May everybody in the workspace use it? */
  readonly isTeam: boolean;
  readonly ownerName: string;
  readonly mayDelete: boolean;
  /** Has the service a call that changes nothing, with which it can be tested? */
  readonly mayTest: boolean;
  /** What was chosen from lists for it; an email may be written by that. */
  readonly choices?: Choices;
  /** `null` before the first export. */
  readonly usedAtMs: number | null;
}

export interface ConnectionList {
  readonly kind: "listed";
  readonly connections: readonly KeptConnection[];
  /** May this person keep accounts for everybody in the workspace? */
  readonly mayKeepForTeam: boolean;
}

export interface ConnectionToKeep {
  /** The account's own from now on. The same again keeps nothing twice. */
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly isTeam: boolean;
  /** What was filled in, and `authCode` with what the window came back with. */
  readonly given: Readonly<Record<string, unknown>>;
}

export interface ConnectionTested {
  readonly kind: "tested";
  /** `null` where the service has no call that tells. */
  readonly isGood: boolean | null;
  /** What the service said against it. */
  readonly failure: DestinationFailure | null;
}

/** Accounts at services that are kept for later exports. */
export interface ConnectionPort {
  list(signal: AbortSignal): Promise<ConnectionList | PortRefusal>;
  keep(account: ConnectionToKeep): Promise<{ readonly kind: "kept"; readonly connection: KeptConnection } | PortRefusal>;
  test(id: string, signal: AbortSignal): Promise<ConnectionTested | PortRefusal>;
  forget(id: string): Promise<{ readonly kind: "forgotten" } | PortRefusal>;
}
