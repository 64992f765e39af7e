import { type ApiError, isApiError, isPassing } from "@mailwright/client";
import { markFavorite, type Template, type TemplateChange, type TemplateSummary, withoutFavorite, writeTags } from "@mailwright/contract";
import type { LoadedTemplate, PortRefusal, SaveAnswer, TemplateInfo, TemplateInfoChange } from "../editor-ports.js";

export type MayEdit = (template: TemplateSummary) => boolean;

/** What a failed call means to the editor. A fault of our own is thrown on. */
export function refusalFrom(error: unknown): PortRefusal {
  if (!isApiError(error)) throw error;
  return {
    kind: "refused",
    code: error.code,
    message: error.message,
    fields: error.fields,
    isPassing: isPassing(error),
    ...(error.sizeBytes !== null && { sizeBytes: error.sizeBytes }),
  };
}

/** A failed save: somebody else's version, or a refusal. */
export function saveRefusalFrom(error: unknown, mayEdit: MayEdit): SaveAnswer {
  if (isConflict(error)) return { kind: "conflict", theirs: loadedFrom(error.current, mayEdit) };
  return refusalFrom(error);
}

function isConflict(error: unknown): error is ApiError & { readonly current: Template } {
  return isApiError(error, "version-conflict") && error.current !== null;
}

/** A template as the editor knows it. */
export function loadedFrom(template: Template, mayEdit: MayEdit): LoadedTemplate {
  return {
    info: infoFrom(template, mayEdit),
    document: template.template.components ?? null,
    etag: String(template.version),
    storedAtMs: Date.parse(template.lastModified),
  };
}

/** The favourite mark is the dashboard's business: people do not see it among their tags. */
export function infoFrom(template: TemplateSummary, mayEdit: MayEdit): TemplateInfo {
  const { id, name, description, preHeader, status, isSystem, isShared } = template;
  const tags = writeTags(withoutFavorite(template.tags));
  return { id, name, description, preHeader, tags, status, isSystem, isShared, readOnly: !mayEdit(template) };
}

/** A change of the info as the server takes it: a favourite stays one. */
export function changeFrom({ name, description, preHeader, tags }: TemplateInfoChange, isFavorite: boolean): TemplateChange {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(preHeader !== undefined && { preHeader }),
    ...(tags !== undefined && { tags: markFavorite(tags, isFavorite) }),
  };
}
