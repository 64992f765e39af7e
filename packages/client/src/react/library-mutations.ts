import type { TemplateChange, TemplateDraft } from "@mailwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  convertTemplate,
  createSystemTemplate,
  type DeleteKind,
  deleteSystemTemplate,
  deleteSystemTemplates,
  moveSystemTemplate,
  saveSystemTemplate,
} from "../templates/system-templates.js";
import { useClient } from "./client-provider.js";
import { moveInLists } from "./move-in-lists.js";
import { useLibraryRefresh } from "./refresh.js";

export function useCreateSystemTemplate() {
  const client = useClient();
  return useMutation({ mutationFn: (draft: TemplateDraft) => createSystemTemplate(client, draft), onSettled: useLibraryRefresh() });
}

interface SaveSystemTemplateInput {
  id: string;
  change: TemplateChange;
  /** The version the change is based on; null overwrites. */
  basedOn: number | null;
}

export function useSaveSystemTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, change, basedOn }: SaveSystemTemplateInput) => saveSystemTemplate(client, id, change, basedOn),
    onSettled: useLibraryRefresh(),
  });
}

/** The system template leaves its list as soon as the server has moved it, and not before. */
export function useMoveSystemTemplate() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: "published" | "deleted" }) => moveSystemTemplate(client, id, status),
    onSuccess: (_moved, { id, status }) => moveInLists(queryClient, [id], status),
    onSettled: useLibraryRefresh(),
  });
}

export function useDeleteSystemTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, kind }: { id: string; kind: DeleteKind }) => deleteSystemTemplate(client, id, kind),
    onSettled: useLibraryRefresh(),
  });
}

export function useDeleteSystemTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ ids, kind }: { ids: string[]; kind: DeleteKind }) => deleteSystemTemplates(client, ids, kind),
    onSettled: useLibraryRefresh(),
  });
}

export function useConvertTemplate() {
  const client = useClient();
  return useMutation({ mutationFn: (id: string) => convertTemplate(client, id), onSettled: useLibraryRefresh() });
}
