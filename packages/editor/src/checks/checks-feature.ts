import type { CheckSettings } from "@mailwright/checks";

/** How a host wants its emails looked at. */
export interface ChecksFeature extends CheckSettings {
  /** What happens when an email with errors is to be published: a question, or a refusal. Absent: nothing. */
  readonly publish?: "warn" | "block";
  /**
   * Where `checks-worker.js` is, on the page's own site: then the checks run beside the page. Absent, or where the page lets no worker be made
   * or has blocks of its own: they run in the page, when it has nothing else to do.
   */
  readonly workerUrl?: string;
}
