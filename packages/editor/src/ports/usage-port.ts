import type { QuotaUse } from "@mailwright/contract";
import type { PortRefusal } from "./port-refusal.js";

export type UsageAnswer = { readonly kind: "listed"; readonly uses: readonly QuotaUse[] } | PortRefusal;

/** How far the limits of this person and their team are used up. Left out, nothing is said of them before they are reached. */
export interface UsagePort {
  list(): Promise<UsageAnswer>;
}
