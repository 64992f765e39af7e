import { type Client, saveSystemTemplate, saveTemplate } from "@mailwright/client";
import type { TemplateChange, TemplateSummary } from "@mailwright/contract";
import type { TemplateInfo } from "../template-info.js";
import { infoFrom } from "./answers.js";
import type { Reader } from "./rights.js";

/** What is known of the open template. It changes with each answer of the server. */
export interface TemplateHold {
  readonly client: Client;
  id: string;
  isSystem: boolean;
  user: Reader | undefined;
  known: TemplateSummary | undefined;
  /** A copy that was made but not saved yet. */
  copy: TemplateSummary | undefined;
  /** How the work was made, as the server is told where it is stored. */
  made?: Pick<TemplateChange, "restores"> | undefined;
  /** Says something in the room in which it is open together with others, beside the document. */
  say?: ((words: { readonly kind: "restored"; readonly version: string }) => void) | undefined;
  /** Where it is told that somebody else has commented. */
  readonly commented: EventTarget;
}

/** Remembers an answer of the server, and makes of it what the editor is told. */
export function remember(hold: TemplateHold, template: TemplateSummary): { readonly info: TemplateInfo; readonly etag: string } {
  hold.known = template;
  return { info: infoFrom(template, hold), etag: String(template.version) };
}

export function saveChange(hold: TemplateHold, change: TemplateChange, version: number | null) {
  return (hold.isSystem ? saveSystemTemplate : saveTemplate)(hold.client, hold.id, change, version);
}

/** The version that a change is based on: the given one, or else the one that is known. */
export function baseOf({ known }: TemplateHold, etag: string | null | undefined): number | null {
  return etag === undefined ? (known?.version ?? null) : parseVersion(etag);
}

export function parseVersion(etag: string | null): number | null {
  return etag === null ? null : Number(etag);
}
