import { type ApiError, type Client, isApiError, isPassing } from "@mailwright/client";
import {
  collaboratorRoleOf,
  locksHold,
  markFavorite,
  type Template,
  type TemplateChange,
  type TemplateSummary,
  withoutFavorite,
  writeTags,
} from "@mailwright/contract";
import type { TemplateInfoChange } from "../info-port.js";
import type { PortRefusal } from "../port-refusal.js";
import type { TemplateInfo } from "../template-info.js";
import type { LoadedTemplate, SaveAnswer } from "../template-store.js";
import { mayChange, type Reader, rightsOf } from "./rights.js";

/** What a failed call means to the editor. An error that is a mistake of ours is thrown again. */
export function refusalFrom(error: unknown): PortRefusal {
  if (!isApiError(error)) throw error;
  return {
    kind: "refused",
    code: error.code,
    message: error.message,
    fields: error.fields,
    isPassing: isPassing(error),
    ...(error.quota !== null && { quota: error.quota }),
    ...(error.destination !== null && { destination: error.destination }),
    ...(error.blocks.length > 0 && { blocks: error.blocks }),
    ...(error.sizeBytes !== null && { sizeBytes: error.sizeBytes }),
  };
}

/** Who reads a template, and with which client. */
export interface ReadBy {
  readonly client: Client;
  readonly user: Reader | undefined;
}

/** Who saved a template, and how much was sent. */
export interface SavedBy extends ReadBy {
  sizeBytes(): number;
}

/** A failed save: somebody else's version, or a refusal. */
export function saveRefusalFrom(error: unknown, by: SavedBy): SaveAnswer {
  if (isConflict(error)) return { kind: "conflict", theirs: loadedFrom(error.current, by) };
  const refusal = refusalFrom(error);
  // A server or proxy that refused a body without reading it cannot say how large it was.
  return refusal.code === "body-too-large" ? { ...refusal, sizeBytes: refusal.sizeBytes ?? by.sizeBytes() } : refusal;
}

function isConflict(error: unknown): error is ApiError & { readonly current: Template } {
  return isApiError(error, "version-conflict") && error.current !== null;
}

/** A template as the editor knows it. */
export function loadedFrom(template: Template, by: ReadBy): LoadedTemplate {
  return {
    info: infoFrom(template, by),
    document: template.template.components ?? null,
    etag: String(template.version),
    storedAtMs: Date.parse(template.lastModified),
  };
}

/** The favourite mark is one of the tags that only the dashboard shows. People do not see it among their tags. */
export function infoFrom(template: TemplateSummary, { client, user }: ReadBy): TemplateInfo {
  const {
    id,
    name,
    description,
    preHeader,
    status,
    isSystem,
    isShared,
    isLocked,
    categories,
    previewUrl,
    showUrl,
    openComments = 0,
    approval,
  } = template;
  return {
    id,
    name,
    description,
    preHeader,
    tags: writeTags(withoutFavorite(template.tags)),
    status,
    isSystem,
    isShared,
    isLocked,
    categories,
    hasComments: openComments > 0,
    approval,
    readOnly: !mayChange(template, user),
    rights: rightsOf(template, user),
    collaboratorRole: user === undefined ? null : collaboratorRoleOf(template, user),
    locksHold: user !== undefined && locksHold(template, user),
    pageUrl: client.resolveUrl(previewUrl),
    ...(showUrl !== undefined && { viewUrl: client.resolveUrl(showUrl) }),
  };
}

/** A change of the info in the server's form. A favourite stays one. */
export function changeFrom(change: TemplateInfoChange, isFavorite: boolean): TemplateChange {
  const { name, description, preHeader, tags, categories } = change;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(preHeader !== undefined && { preHeader }),
    ...(tags !== undefined && { tags: markFavorite(tags, isFavorite) }),
    ...(categories !== undefined && { categories: categories.map(({ id }) => ({ id })) }),
  };
}
