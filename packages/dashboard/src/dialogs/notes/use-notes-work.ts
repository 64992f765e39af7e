import { useCreateNote, useDeleteNote, useDeleteNotes, useNotes } from "@mailwright/client/react";
import { isAdmin, isOwner, type Note, type TemplateSummary } from "@mailwright/contract";
import type { More } from "@mailwright/views/asked";
import type { NotesState, NotesWork, TemplateNote } from "@mailwright/views/dialogs";
import { useCallback } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { useToldFailure } from "./use-told-failure.js";

/** The notes on a template and what changes them; what fails is told in a notification. */
export function useNotesWork(template: TemplateSummary): NotesWork {
  const { session } = useDashboard();
  const report = useReportFailure();
  const { data, isError, error, refetch, ...pages } = useNotes(template.id);
  const create = useCreateNote(template.id);
  const removeOne = useDeleteNote(template.id);
  const removeAll = useDeleteNotes(template.id);
  useToldFailure(error);

  // The owner of the template and administrators may delete everybody's notes.
  const mayDeleteAny = session !== undefined && (isAdmin(session) || isOwner(template, session));
  const missing: NotesState = { phase: isError ? "failed" : "loading" };
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const show = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const more: More | undefined = hasNextPage
    ? { phase: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : "idle", show }
    : undefined;
  const isDone = async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
      return true;
    } catch (failure) {
      report(failure);
      return false;
    }
  };
  return {
    state: data ? { phase: "ready", notes: data.map((note) => noteOf(note, session?.id)), mayDeleteAny, more } : missing,
    retry: () => void refetch(),
    add: (text) => isDone(create.mutateAsync(text)),
    remove: (id) => isDone(removeOne.mutateAsync(id)),
    removeAll: () => isDone(removeAll.mutateAsync()),
  };
}

function noteOf({ id, text, userId, userName, createdAt }: Note, ownId: string | undefined): TemplateNote {
  return { id, text, authorName: userName, createdAtMs: Date.parse(createdAt), isOwn: userId === ownId };
}
