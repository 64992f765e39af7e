import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { CrashDraft } from "../../ports/crash-draft.js";
import type { DraftMerge } from "../../workspace/crash-drafts/merge-draft.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import type { ConflictChoices } from "../conflict/merging/conflict-choices.js";

export interface ShownMerge extends DraftMerge {
  readonly Choices: typeof ConflictChoices;
}

/**
 * How a draft becomes one with what is open. Nothing as long as that is not known; `null` where it simply takes the place of what is open: it began with that, or the two
 * cannot be merged.
 */
export function useDraftMerge(draft: CrashDraft | undefined): ShownMerge | null | undefined {
  const { editor, registry } = useEditorServices();
  const etag = useWorkspace((workspace) => workspace.etag);
  const isTogether = useWorkspace(({ together }) => together !== undefined);
  const [asked, setAsked] = useState<{ readonly draft: CrashDraft; readonly merge: ShownMerge | null }>();
  const isOnOpened = !draft?.base || (draft.baseEtag === etag && etag !== null && !isTogether);
  useEffect(() => {
    if (!draft || isOnOpened) return undefined;
    let isWanted = true;
    const ask = async () => {
      const [code, shown] = await Promise.all([
        import("../../workspace/crash-drafts/merge-draft.js"),
        import("../conflict/merging/conflict-choices.js"),
      ]);
      const merge = await code.mergeDraft(draft, editor.document.get, registry);
      return merge ? { ...merge, Choices: shown.ConflictChoices } : null;
    };
    const answer = (merge: ShownMerge | null) => isWanted && setAsked({ draft, merge });
    ask().then(answer, () => answer(null));
    return () => {
      isWanted = false;
    };
  }, [draft, isOnOpened, editor, registry]);
  if (isOnOpened) return null;
  return asked?.draft === draft ? asked?.merge : undefined;
}
