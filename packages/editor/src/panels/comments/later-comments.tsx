import { useEditorServices } from "../../base/context/editor-context.js";
import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

const commentsCode = laterCode(async () => (await import("./comments-here.js")).CommentsHere);

/** The comments, from when there may be any: most people work alone, and then their code comes when it is asked for. */
export function LaterComments() {
  const { comments } = useEditorServices().ports;
  const isAsked = useWorkspace(({ commenting, info }) => commenting ?? (info.hasComments === false ? undefined : false));
  return comments && isAsked !== undefined ? <LaterPart code={commentsCode} isAsked={isAsked} /> : null;
}
