import { createLateGroups, type LateGroups } from "./late-groups.js";
import { releaseBoxes, releaseSkipped } from "./release-boxes.js";

/** What only an email longer than a few screens needs; fetched when one is there. */
export interface LongEmail extends LateGroups {
  releaseBoxes(sleeper: Element): void;
}

export function createLongEmail(view: Window, email: Element): LongEmail {
  releaseSkipped(email);
  return { ...createLateGroups(view), releaseBoxes };
}
