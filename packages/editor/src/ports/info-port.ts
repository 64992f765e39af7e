import type { PortRefusal } from "./port-refusal.js";
import type { TemplateInfo } from "./template-info.js";

/** What the Template info dialog may change. */
export type TemplateInfoChange = Partial<Pick<TemplateInfo, "name" | "description" | "preHeader" | "tags" | "categories">>;

export type InfoAnswer = { readonly kind: "saved"; readonly info: TemplateInfo; readonly etag: string | null } | PortRefusal;

/** Name, description, pre-header and tags. Without this port Template info is shown, not edited. */
export interface InfoPort {
  /** Saves on top of the version `etag` names (absent: the one loaded or saved last); refuses with `version-conflict`. */
  save(change: TemplateInfoChange, etag?: string | null): Promise<InfoAnswer>;
}
