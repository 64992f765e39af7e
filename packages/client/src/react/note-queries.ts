import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { createNote, deleteNote, deleteNotes, listNotePage } from "../templates/notes.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** The notes of a template, oldest first: the first page, and more with `fetchNextPage`. */
export function useNotes(templateId: string) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.notes(templateId),
    queryFn: ({ pageParam, signal }) => listNotePage(client, templateId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

function useNoteRefresh(templateId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.notes(templateId) });
}

export function useCreateNote(templateId: string) {
  const client = useClient();
  return useMutation({ mutationFn: (text: string) => createNote(client, templateId, text), onSettled: useNoteRefresh(templateId) });
}

export function useDeleteNote(templateId: string) {
  const client = useClient();
  return useMutation({ mutationFn: (id: string) => deleteNote(client, id), onSettled: useNoteRefresh(templateId) });
}

/** Deletes every note of the template. */
export function useDeleteNotes(templateId: string) {
  const client = useClient();
  return useMutation({ mutationFn: () => deleteNotes(client, templateId), onSettled: useNoteRefresh(templateId) });
}
