import type { components, operations, TemplateChange, TemplateDraft, TemplateSearch, TemplateStatus, Version } from "@mailwright/contract";
import { markFavorite } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapFile, unwrapOrFollow } from "../call/jobs.js";
import { type AskPage, listAll, listPage } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

export type TemplateListQuery = NonNullable<operations["listTemplates"]["parameters"]["query"]>;
type TemplateType = components["schemas"]["TemplateType"];
type SentMail = components["schemas"]["SentMail"];

const email: TemplateType = "email";

/** One page of the user's templates. */
export function listTemplates(client: Client, query: TemplateListQuery, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usertemplate", { params: { query }, ...withSignal(signal) }));
}

/** One page of the templates that meet the criteria. */
export function searchTemplates(client: Client, search: TemplateSearch, signal?: AbortSignal) {
  return unwrap(client.http.POST("/api/v2/usertemplate/search", { body: search, ...withSignal(signal) }));
}

/** How many templates each view holds. */
export function countTemplates(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usertemplate/counts", withSignal(signal)));
}

/** One template with its body. Its `version` is what a later save is based on. */
export function getTemplate(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usertemplate/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** A new draft, blank or from a system template. */
export function createTemplate(client: Client, draft: TemplateDraft) {
  return unwrap(client.http.POST("/api/v2/usertemplate/type/{type}", { params: { path: { type: email } }, body: draft }));
}

/**
 * Saves what is given. With `basedOn` the save is refused with `version-conflict` (and `error.current`) when somebody
 * saved in between; pass null only to overwrite on purpose.
 */
export function saveTemplate(client: Client, id: string, change: TemplateChange, basedOn: number | null) {
  const header = basedOn === null ? {} : { header: { "If-Match": writeETag(basedOn) } };
  return unwrap(client.http.PATCH("/api/v2/usertemplate/{id}", { params: { path: { id }, ...header }, body: change }));
}

/** Publishes, unpublishes, removes or restores, by the status it shall have. */
export function moveTemplate(client: Client, id: string, status: TemplateStatus) {
  return unwrap(client.http.PUT("/api/v2/usertemplate/{id}/status/{status}", { params: { path: { id, status } } }));
}

/** Moves several to draft or deleted; answers what was done and what was refused. */
export function moveTemplates(client: Client, ids: string[], status: "draft" | "deleted") {
  return unwrap(client.http.PATCH("/api/v2/usertemplate/status/{status}", { params: { path: { status } }, body: { ids } }));
}

/** A copy among the user's drafts. */
export function cloneTemplate(client: Client, id: string, copySharedInfo = false) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/clone", { params: { path: { id }, query: { copySharedInfo } } }));
}

/** Deletes a removed template forever. */
export function deleteTemplate(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/usertemplate/{id}", { params: { path: { id } } }));
}

/** Deletes several removed templates forever; answers what was done and what was refused. */
export function deleteTemplates(client: Client, ids: string[]) {
  return unwrap(client.http.DELETE("/api/v2/usertemplate/type/{type}", { params: { path: { type: email } }, body: { ids } }));
}

/** Marks or unmarks a favourite, leaving the other tags and the version alone. */
export function setFavorite(client: Client, template: { id: string; tags: string }, favorite: boolean) {
  return saveTemplate(client, template.id, { tags: markFavorite(template.tags, favorite) }, null);
}

/** The size the template would have, or `oversize`. */
export async function calculateSize(client: Client, html: string, css: string, signal?: AbortSignal): Promise<number | "oversize"> {
  const body = { templateType: email, html, css };
  return (await unwrap(client.http.POST("/api/v2/usertemplate/calculate", { body, ...withSignal(signal) }))).size;
}

/** Mails the template as it is stored. Where the mail server cannot be reached it is tried again for some minutes, and waited for. */
export async function sendTestMail(client: Client, id: string, to: string[], from?: string, options: JobOptions = {}): Promise<SentMail> {
  const body = from === undefined ? { to } : { to, from };
  const { data } = await unwrapOrFollow(
    client,
    (header) =>
      client.http.POST("/api/v2/usertemplate/sendtestmail/{id}", {
        params: { path: { id }, header },
        body,
        ...withSignal(options.signal),
      }),
    options,
  );
  return data !== null && "delivery" in data ? data : { delivery: "smtp", to };
}

/** The compiled email as a file. With `editable` an import makes the same blocks of it; `not-compilable` where only the host's editor can write it so. */
export function exportHtml(client: Client, id: string, { editable = false }: { readonly editable?: boolean } = {}): Promise<Blob> {
  const params = { path: { id }, ...(editable && { query: { editable } }) };
  return unwrap(client.http.GET("/api/v2/usertemplate/export/{id}/html", { params, parseAs: "blob" }));
}

/** The email as a PDF. Fails with `renderer-unavailable` where the server has nothing to draw with. */
export function exportPdf(client: Client, id: string, options: JobOptions = {}): Promise<Blob> {
  const more = { parseAs: "blob", ...withSignal(options.signal) } as const;
  return unwrapFile(
    client,
    (header) => client.http.GET("/api/v2/usertemplate/export/{id}/pdf", { params: { path: { id }, header }, ...more }),
    options,
  );
}

/** The email as a picture: up to 599 pixels wide in its mobile form, above in its desktop form. */
export function exportImage(
  client: Client,
  id: string,
  picture: { width: number; format: "png" | "jpeg" },
  options: JobOptions = {},
): Promise<Blob> {
  const more = { parseAs: "blob", ...withSignal(options.signal) } as const;
  return unwrapFile(
    client,
    (header) => client.http.GET("/api/v2/usertemplate/export/{id}/image", { params: { path: { id }, query: picture, header }, ...more }),
    options,
  );
}

/** What was saved, newest first. */
export function listVersions(client: Client, id: string, signal?: AbortSignal) {
  return listAll(askVersions(client, id, signal));
}

/** A page of them: the first, or the one after what `next` of the last page named. */
export function listVersionPage(client: Client, id: string, after: string | null, signal?: AbortSignal) {
  return listPage(askVersions(client, id, signal), after);
}

const askVersions =
  (client: Client, id: string, signal?: AbortSignal): AskPage<Version> =>
  (query) =>
    client.http.GET("/api/v2/usertemplate/{id}/versions", { params: { path: { id }, query }, ...withSignal(signal) });

/** One stored version with its body. */
export function getVersion(client: Client, id: string, versionDate: string, signal?: AbortSignal) {
  return unwrap(
    client.http.GET("/api/v2/usertemplate/{id}/version/{versionDate}", { params: { path: { id, versionDate } }, ...withSignal(signal) }),
  );
}

/** The wire form of a version number. */
const writeETag = (version: number) => `"${version}"`;
