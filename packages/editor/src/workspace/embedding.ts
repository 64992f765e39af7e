import type { ChecksFeature } from "../checks/checks-feature.js";

/** How the host has placed the editor. May change at any time. */
export interface Embedding {
  readonly isEmbedded: boolean;
  readonly isSystem: boolean;
  /** Is there a page that lists templates, to go back to? */
  readonly hasHome: boolean;
  /** How emails are checked. `undefined` if the host wants no checks. */
  readonly checks?: ChecksFeature | undefined;
  /** Where a paid plan can be bought; opens in a new window. */
  readonly upgradeUrl?: string | undefined;
  /** Where a store can be connected; opens in a new window. */
  readonly storesUrl?: string | undefined;
  /** Does the guided tour start on a first visit? */
  readonly hasTour: boolean;
}
