import { type Client, saveSystemTemplate, saveTemplate } from "@mailwright/client";
import type { TemplateChange, TemplateSummary } from "@mailwright/contract";
import type { TemplateInfo } from "../template-info.js";
import { infoFrom } from "./answers.js";
import type { Reader } from "./rights.js";

/** What is known of a template that is open; it changes with each answer. */
export interface TemplateHold {
  readonly client: Client;
  id: string;
  isSystem: boolean;
  user: Reader | undefined;
  known: TemplateSummary | undefined;
  /** A copy that was made but not written to yet. */
  copy: TemplateSummary | undefined;
}

/** Remembers an answer of the server, and says what the editor is told of it. */
export function remember(hold: TemplateHold, template: TemplateSummary): { readonly info: TemplateInfo; readonly etag: string } {
  hold.known = template;
  return { info: infoFrom(template, hold), etag: String(template.version) };
}

export function saveChange(hold: TemplateHold, change: TemplateChange, version: number | null) {
  return (hold.isSystem ? saveSystemTemplate : saveTemplate)(hold.client, hold.id, change, version);
}

/** The version that a change is based on: the one named, or else the one that is known. */
export function baseOf({ known }: TemplateHold, etag: string | null | undefined): number | null {
  return etag === undefined ? (known?.version ?? null) : parseVersion(etag);
}

export function parseVersion(etag: string | null): number | null {
  return etag === null ? null : Number(etag);
}
