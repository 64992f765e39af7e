import { type ToastOptions, useLatest, useToasts, useTranslate } from "@mailwright/ui";
import { useMemo, useRef } from "react";
import { useSayPortRefusal } from "../base/words/refusal-words.js";
import type { WorkspaceTelling } from "./actions/actions-options.js";
import type { Embedding } from "./embedding.js";
import type { OpenedTemplate } from "./open-template.js";
import { createWorkspaceActions, type WorkspaceActions } from "./workspace-actions.js";
import type { EditorCallbacks } from "./workspace-callbacks.js";
import { workspaceStrings } from "./workspace-strings.js";

export interface WorkspaceActionsInput extends OpenedTemplate {
  readonly callbacks: EditorCallbacks;
  readonly embedding: Embedding;
}

/** The actions of an opened template, which tell their results in the reader's language. The same object at every render. */
export function useCreateWorkspaceActions({ services, workspace, callbacks, embedding }: WorkspaceActionsInput): WorkspaceActions {
  const latest = useLatest({ callbacks, embedding, tell: useTelling(workspace, callbacks) });
  return useMemo(
    () =>
      createWorkspaceActions({
        services,
        workspace,
        callbacks: () => latest.current.callbacks,
        tell: () => latest.current.tell,
        embedding: () => latest.current.embedding,
        checks: () => latest.current.embedding.checks,
      }),
    [services, workspace, latest],
  );
}

/** A message about something that takes time to mend stays on the screen. */
const tooLarge: ReadonlySet<string> = new Set(["template-too-large", "body-too-large"]);

function useTelling(workspace: OpenedTemplate["workspace"], callbacks: EditorCallbacks): WorkspaceTelling {
  const say = useTranslate(workspaceStrings);
  const wordsFor = useSayPortRefusal();
  const toasts = useToasts();
  const told = useRef<{ readonly toastId?: string }>({});
  // How the last save went is all there is to know: what refused an earlier one must not stand beside "saved", nor come after it.
  const tellOfSaving = async (words: string | Promise<string>, look: Omit<ToastOptions, "message">) => {
    if (told.current.toastId !== undefined) toasts.dismiss(told.current.toastId);
    const telling = {};
    told.current = telling;
    const message = await words;
    if (told.current === telling) told.current = { toastId: toasts.show({ ...look, message }) };
  };
  return {
    saved: () => void tellOfSaving(say("saved"), { kind: "success" }),
    moved: (move) => {
      if (move !== "publish") toasts.show({ kind: "success", message: say(move === "restore" ? "restored" : "unpublished") });
    },
    notMoved: (refusal) => {
      callbacks.onError?.({ code: refusal.code, message: refusal.message });
      void wordsFor(refusal).then((message) => toasts.show({ kind: "error", message }));
    },
    refused: (refusal) => {
      callbacks.onError?.({ code: refusal.code, message: refusal.message });
      // Without a connection a notification that disappears is not enough, because the person would leave with unsaved work.
      if (refusal.blocks?.length) workspace.setState({ dialog: { kind: "refused-blocks", blocks: refusal.blocks } });
      else if (refusal.isPassing) workspace.setState({ dialog: { kind: "save-failed", refusal } });
      else void tellOfSaving(wordsFor(refusal), { kind: "error", isSticky: tooLarge.has(refusal.code) });
    },
  };
}
