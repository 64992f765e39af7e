import type { operations, TemplateChange, TemplateDraft } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

export type SystemTemplateListQuery = NonNullable<operations["listSystemTemplates"]["parameters"]["query"]>;

const email = "email" as const;
/** `soft` removes, so that it can be restored; `hard` deletes forever. */
export type DeleteKind = "soft" | "hard";

/** One page of the system templates. */
export function listSystemTemplates(
  client: Client,
  query: SystemTemplateListQuery = {},
  status: "published" | "deleted" = "published",
  signal?: AbortSignal,
) {
  const path = { type: email, status };
  return unwrap(client.http.GET("/api/v2/systemtemplate/type/{type}/status/{status}", { params: { path, query }, ...withSignal(signal) }));
}

/** One system template with its body. */
export function getSystemTemplate(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/systemtemplate/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** A new system template, for everybody at once. */
export function createSystemTemplate(client: Client, draft: TemplateDraft) {
  return unwrap(client.http.POST("/api/v2/systemtemplate/type/{type}", { params: { path: { type: email } }, body: draft }));
}

/** Saves what is given; see `saveTemplate` for `basedOn`. */
export function saveSystemTemplate(client: Client, id: string, change: TemplateChange, basedOn: number | null) {
  const header = basedOn === null ? {} : { header: { "If-Match": `"${basedOn}"` } };
  return unwrap(client.http.PATCH("/api/v2/systemtemplate/{id}", { params: { path: { id }, ...header }, body: change }));
}

/** Removes a system template, or restores a removed one. */
export function moveSystemTemplate(client: Client, id: string, status: "published" | "deleted") {
  return unwrap(client.http.PUT("/api/v2/systemtemplate/{id}/status/{status}", { params: { path: { id, status } } }));
}

/** Removes a system template, or deletes it forever. */
export function deleteSystemTemplate(client: Client, id: string, kind: DeleteKind) {
  return finish(client.http.DELETE("/api/v2/systemtemplate/{id}", { params: { path: { id }, header: deleteTypes[kind] } }));
}

/** Removes several system templates, or deletes them forever; answers what was done and what was refused. */
export function deleteSystemTemplates(client: Client, ids: string[], kind: DeleteKind) {
  return unwrap(client.http.DELETE("/api/v2/systemtemplate", { params: { header: deleteTypes[kind] }, body: { ids } }));
}

/** Makes a system template of a user's template. */
export function convertTemplate(client: Client, id: string) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/convert", { params: { path: { id } } }));
}

const deleteTypes = {
  soft: { "delete-type": "soft_delete" },
  hard: { "delete-type": "hard_delete" },
} as const satisfies Record<DeleteKind, unknown>;
