import type { CheckSettings } from "@mailwright/checks";

/** How a host wants its emails looked at. */
export interface ChecksFeature extends CheckSettings {
  /** What happens when an email with errors is to be published: a question, or a refusal. Absent: nothing. */
  readonly publish?: "warn" | "block";
}
