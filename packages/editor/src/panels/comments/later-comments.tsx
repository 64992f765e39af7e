import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

const commentsCode = laterCode(async () => (await import("./comments-here.js")).CommentsHere);

/**
 * The comments, from when there may be any: most people work alone, and then their code comes when it is asked for. Who only looks may
 * select words to comment on.
 */
export function LaterComments() {
  const { comments } = useEditorServices().ports;
  const isReadOnly = useViewState(({ readOnly }) => readOnly);
  // Whoever is signed out, or has no access any more, would be asked to sign in by what nobody wanted to see.
  const isReader = useWorkspace(({ endedBy }) => isReadOnly && endedBy === null);
  const isAsked = useWorkspace(({ commenting, info }) => commenting ?? (info.hasComments === false && !isReader ? undefined : false));
  return comments && isAsked !== undefined ? <LaterPart code={commentsCode} isAsked={isAsked} /> : null;
}
