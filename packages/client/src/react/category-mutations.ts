import type { CategoryChange, CategoryDraft } from "@mailwright/contract";
import { useMutation } from "@tanstack/react-query";
import { createCategory, deleteCategory, saveCategory } from "../templates/categories.js";
import { useClient } from "./client-provider.js";
import { useLibraryRefresh } from "./refresh.js";

export function useCreateCategory() {
  const client = useClient();
  return useMutation({ mutationFn: (draft: CategoryDraft) => createCategory(client, draft), onSettled: useLibraryRefresh() });
}

/** Renames, hides or shows. */
export function useSaveCategory() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: CategoryChange }) => saveCategory(client, id, change),
    onSettled: useLibraryRefresh(),
  });
}

export function useDeleteCategory() {
  const client = useClient();
  return useMutation({ mutationFn: (id: string) => deleteCategory(client, id), onSettled: useLibraryRefresh() });
}
