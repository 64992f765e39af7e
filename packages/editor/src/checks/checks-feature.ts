import type { CheckSettings } from "@mailwright/checks";

/** How a host wants its emails checked. */
export interface ChecksFeature extends CheckSettings {
  /** What happens when an email with errors is about to be published: the person is asked, it is refused, or nothing. Absent: asked, embedded nothing. */
  readonly publish?: "warn" | "block" | "off";
  /** The person has the right to publish with errors where others are refused. */
  readonly mayOverride?: boolean;
  /**
   * Where `checks-worker.js` is, on the page's own site: then the checks run beside the page. If this is absent, if the page's policy
   * forbids workers, or if the host has blocks of its own, they run in the page while it is idle.
   */
  readonly workerUrl?: string;
}
