import type { TemplateChange, TemplateDraft, TemplateStatus } from "@mailwright/contract";
import { markFavorite } from "@mailwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  cloneTemplate,
  createTemplate,
  deleteTemplate,
  deleteTemplates,
  moveTemplate,
  moveTemplates,
  saveTemplate,
  sendTestMail,
  setFavorite,
} from "../templates/templates.js";
import { useClient } from "./client-provider.js";
import { moveInLists } from "./move-in-lists.js";
import { patchTemplate } from "./patch-template.js";
import { queryKeys } from "./query-keys.js";
import { useTemplateRefresh } from "./refresh.js";

export function useCreateTemplate() {
  const client = useClient();
  return useMutation({ mutationFn: (draft: TemplateDraft) => createTemplate(client, draft), onSettled: useTemplateRefresh() });
}

interface SaveTemplateInput {
  id: string;
  change: TemplateChange;
  /** The version the change is based on; null overwrites. */
  basedOn: number | null;
}

export function useSaveTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, change, basedOn }: SaveTemplateInput) => saveTemplate(client, id, change, basedOn),
    onSettled: useTemplateRefresh(),
  });
}

/** The template leaves its list as soon as the server has moved it, and not before. */
export function useMoveTemplate() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: TemplateStatus }) => moveTemplate(client, id, status),
    onSuccess: (_moved, { id, status }) => moveInLists(queryClient, [id], status),
    onSettled: useTemplateRefresh(),
  });
}

export function useMoveTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: "draft" | "deleted" }) => moveTemplates(client, ids, status),
    onSettled: useTemplateRefresh(),
  });
}

export function useCloneTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, copySharedInfo = false }: { id: string; copySharedInfo?: boolean }) => cloneTemplate(client, id, copySharedInfo),
    onSettled: useTemplateRefresh(),
  });
}

export function useDeleteTemplate() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteTemplate(client, id),
    onSuccess: (_deleted, id) => moveInLists(queryClient, [id], null),
    onSettled: useTemplateRefresh(),
  });
}

export function useDeleteTemplates() {
  const client = useClient();
  return useMutation({ mutationFn: (ids: string[]) => deleteTemplates(client, ids), onSettled: useTemplateRefresh() });
}

/** The star turns at once and turns back when the server refuses. */
export function useFavorite() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ template, favorite }: { template: { id: string; tags: string }; favorite: boolean }) =>
      setFavorite(client, template, favorite),
    onMutate: ({ template, favorite }) => patchTemplate(queryClient, template.id, { tags: markFavorite(template.tags, favorite) }),
    onError: (_error, { template }) => patchTemplate(queryClient, template.id, { tags: template.tags }),
    onSettled: useTemplateRefresh(),
  });
}

export function useSendTestMail() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to, from }: { id: string; to: string[]; from?: string }) => sendTestMail(client, id, to, from),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.inbox }),
  });
}
