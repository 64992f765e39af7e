import type { TemplateStatus } from "@mailwright/contract";
import type { PortRefusal } from "./port-refusal.js";
import type { TemplateInfo } from "./template-info.js";

export type StatusAnswer = { readonly kind: "moved"; readonly info: TemplateInfo; readonly etag: string | null } | PortRefusal;

/** Publish, unpublish, restore. */
export interface StatusPort {
  /**
   * Moves the template. `etag` names the version that the work in the editor is based on (absent: the one loaded or saved last), and so
   * does the answer's: moving is no save, so what somebody else stored meanwhile still ends in a conflict at the next one.
   */
  move(status: TemplateStatus, etag?: string | null): Promise<StatusAnswer>;
  /** Makes a starter of the template, for everybody in the team. From then on the store loads and saves the starter. */
  convert?(etag?: string | null): Promise<StatusAnswer>;
}
