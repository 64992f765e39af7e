import type { components } from "@mailwright/contract";
import { ApiError } from "../call/api-error.js";
import { type Client, readFailure } from "../call/client.js";
import { type PlacedFile, sendUpload, type UploadOptions } from "../call/send-upload.js";
import { finish, unwrap, unwrapAnswer } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

type Schemas = components["schemas"];

/** An import of many emails. Its job has the same id: `cancelJob` stops it, `retryJob` goes on with it. */
export type Import = Schemas["Import"];
/** What came of one email. */
export type ImportResult = Schemas["ImportResult"];
/** The same with the email before and after. What was before is somebody else's HTML: show it in a frame without scripts. */
export type ImportResultDetail = Schemas["ImportResultDetail"];
/** The form of one part of an email, by its place among the parts. */
export type ImportFormChoice = Schemas["ImportForms"]["forms"][number];

/** Some results of an import, what differs most first. */
export interface ImportResultPage {
  results: ImportResult[];
  /** Sent as `after` it gives the next page; null at the end. */
  next: string | null;
}

/** One's imports, the newest first. */
export function listImports(client: Client, signal?: AbortSignal): Promise<Import[]> {
  return unwrap(client.http.GET("/api/v2/imports", withSignal(signal)));
}

/**
 * Brings emails: ZIP archives, files of code, and the pictures that they show, found by their paths. `base` is where their folder is on the web:
 * what they show without a full address, and what did not come along, leads there.
 */
export async function createImport(
  client: Client,
  files: readonly (File | PlacedFile)[],
  { base, ...options }: Pick<UploadOptions, "onProgress" | "signal"> & { readonly base?: string | undefined } = {},
): Promise<Import> {
  const query = base === undefined ? "" : `?base=${encodeURIComponent(base)}`;
  const response = await sendUpload(client, `/api/v2/imports${query}`, files, options);
  if (!response.ok) throw await readFailure(response);
  const answer: unknown = await response.json().catch(() => null);
  if (!isImport(answer)) throw new ApiError("The answer is no import.", { code: "unreadable-answer", status: response.status });
  return answer;
}

const isImport = (answer: unknown): answer is Import =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string" && "total" in answer;

/** Has emails fetched from their addresses. */
export function createImportOfAddresses(client: Client, addresses: string[]): Promise<Import> {
  return unwrap(client.http.POST("/api/v2/imports/addresses", { body: { addresses } }));
}

/** How far an import is. */
export function getImport(client: Client, id: string, signal?: AbortSignal): Promise<Import> {
  return unwrap(client.http.GET("/api/v2/imports/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Stops an import and removes it. Templates that were accepted stay. */
export function deleteImport(client: Client, id: string): Promise<void> {
  return finish(client.http.DELETE("/api/v2/imports/{id}", { params: { path: { id } } }));
}

/** A page of the results of an import. */
export async function listImportResults(client: Client, id: string, after?: string, signal?: AbortSignal): Promise<ImportResultPage> {
  const query = after === undefined ? {} : { after };
  const { data, response } = await unwrapAnswer(
    client.http.GET("/api/v2/imports/{id}/results", { params: { path: { id }, query }, ...withSignal(signal) }),
  );
  return { results: data, next: response.headers.get("x-next-cursor") };
}

/** One result with the email before and after. */
export function getImportResult(client: Client, id: string, resultId: string, signal?: AbortSignal): Promise<ImportResultDetail> {
  return unwrap(client.http.GET("/api/v2/imports/{id}/results/{resultId}", { params: { path: { id, resultId } }, ...withSignal(signal) }));
}

/** Chooses again which parts of an email become blocks, and answers what came of it. */
export function chooseImportForms(client: Client, id: string, resultId: string, forms: ImportFormChoice[]): Promise<ImportResultDetail> {
  return unwrap(client.http.PATCH("/api/v2/imports/{id}/results/{resultId}", { params: { path: { id, resultId } }, body: { forms } }));
}

/** Makes templates of results: drafts of one's own, in these categories. */
export function acceptImportResults(
  client: Client,
  id: string,
  ids: string[],
  categories: Schemas["ImportAcceptance"]["categories"] = [],
): Promise<Schemas["ImportAccepted"]> {
  return unwrap(client.http.POST("/api/v2/imports/{id}/accept", { params: { path: { id } }, body: { ids, categories } }));
}
