import type { ActivityEntry, ActivityGroup } from "@mailwright/contract";
import type { PortRefusal } from "./port-refusal.js";

/** What people did with the template, newest first; `next` names what comes after it. */
export type ActivityAnswer =
  | { readonly kind: "listed"; readonly entries: readonly ActivityEntry[]; readonly next?: string | undefined }
  | PortRefusal;

/** Asks for what was done, of one kind or of every kind: the newest, or what comes after what `next` of the last answer named. */
export type ListActivity = (group?: ActivityGroup, after?: string, signal?: AbortSignal) => Promise<ActivityAnswer>;
