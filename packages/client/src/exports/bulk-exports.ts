import type { components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { createJobId } from "../call/jobs.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** An export of many templates, and what came of each. Its job has the same id: `cancelJob` stops it, `getJobResult` is its file. */
export type BulkExport = components["schemas"]["BulkExport"];
/** What came of one template. */
export type BulkExportResult = components["schemas"]["BulkExportResult"];

/** What is to be known of a template before it goes to a service. */
export type SendOutlook = components["schemas"]["SendOutlook"];

/** Which templates are written into one archive, and in which forms. */
export interface BulkFiles extends Omit<components["schemas"]["BulkFiles"], "width" | "format"> {
  /** Of the pictures. */
  readonly width?: number;
  readonly format?: "png" | "jpeg";
  /** Made by `createExportId`; the same one is one export. */
  readonly id?: string;
}

/** Has many templates written into one archive: ask `getBulkExport` how far it is. */
export function exportTemplates(client: Client, { id = createJobId(), ...body }: BulkFiles): Promise<BulkExport> {
  return unwrap(client.http.POST("/api/v2/export/files", { params: { header: { "X-Job-Id": id } }, body }));
}

/** Which templates go to which service. */
export interface BulkSend {
  readonly provider: string;
  readonly ids: string[];
  /** What the service asks for, `authCode` with what the window came back with, or `connectionId` of an account that is kept. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Is what earlier exports made there changed? It has to be in the same account. */
  readonly isAgain?: boolean;
  /** Made by `createExportId`; the same one is one export. */
  readonly id?: string;
}

/** Has many templates handed over to a service: ask `getBulkExport` how far it is. */
export function sendTemplates(
  client: Client,
  { provider, ids, given, isAgain = false, id = createJobId() }: BulkSend,
): Promise<BulkExport> {
  const params = { path: { provider }, header: { "X-Job-Id": id } };
  return unwrap(client.http.POST("/api/v2/export/many/{provider}", { params, body: { ids, given: { ...given }, isAgain } }));
}

/** Which templates are looked at, and for what. */
export interface BulkLook extends Pick<BulkSend, "provider" | "ids"> {
  /** What is chosen from lists in the form of the service, by field. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

/** What is to be known before up to ten templates go to a service. */
export function lookBeforeSending(client: Client, { provider, ids, choices = {} }: BulkLook, signal?: AbortSignal): Promise<SendOutlook[]> {
  const params = { path: { provider } };
  const body = { ids, choices: Object.fromEntries(Object.entries(choices).map(([field, values]) => [field, [...values]])) };
  return unwrap(client.http.POST("/api/v2/export/many/{provider}/look", { params, body, ...withSignal(signal) }));
}

/** How far an export of many templates is, and what came of each. */
export function getBulkExport(client: Client, id: string, signal?: AbortSignal): Promise<BulkExport> {
  return unwrap(client.http.GET("/api/v2/export/bulk/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}
