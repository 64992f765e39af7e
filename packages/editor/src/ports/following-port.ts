import type { PortRefusal } from "./port-refusal.js";
import type { TemplateInfo } from "./template-info.js";

/** How the open template stands, whatever happens to it elsewhere. */
export interface Standing {
  /** Why this person may not save what they have, such as `template-locked` or `lock-released`; null where they may. */
  readonly refusal: string | null;
  /** Who else has it open, and alone may save it. */
  readonly holder: { readonly name: string } | null;
  readonly ownerName: string;
  /** The version that is stored, and who else stored it; null where this person did. */
  readonly etag: string | null;
  readonly savedBy: { readonly name: string } | null;
  /** What changed of the template's info. */
  readonly info: Partial<TemplateInfo>;
}

/** `ended`: the session, the share or the template is gone, and nothing more will be told. */
export type FollowedEvent = { readonly kind: "stands"; readonly standing: Standing } | { readonly kind: "ended"; readonly code: string };

export type ReopenAnswer = { readonly kind: "reopened" } | PortRefusal;

/** What happens to the open template elsewhere: others open it, save it, take it away. */
export interface FollowingPort {
  /** Tells how it stands, and each change from then on, until the signal. */
  follow(onEvent: (event: FollowedEvent) => void, signal: AbortSignal): void;
  /** Asks for another session after one has ended; answers whether there is one, and tells again how the template stands. */
  signInAgain?(): Promise<boolean>;
  /** Opens it again after its owner has unlocked it, with the work as it is here. */
  reopen?(): Promise<ReopenAnswer>;
}
