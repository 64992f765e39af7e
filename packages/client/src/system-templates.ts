import type { operations } from "@mailwright/contract";
import type { Client } from "./client.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export type SystemTemplateListQuery = NonNullable<operations["listSystemTemplates"]["parameters"]["query"]>;

/** One page of the ready-made layouts. */
export function listSystemTemplates(
  client: Client,
  query: SystemTemplateListQuery = {},
  status: "published" | "deleted" = "published",
  signal?: AbortSignal,
) {
  const path = { type: "email" as const, status };
  return unwrap(client.http.GET("/api/v2/systemtemplate/type/{type}/status/{status}", { params: { path, query }, ...withSignal(signal) }));
}

/** One ready-made layout with its body. */
export function getSystemTemplate(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/systemtemplate/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}
