import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

const commentsCode = laterCode(async () => (await import("./comments-panel.js")).CommentsPanel);

/** The comments, while they are shown. Most people work alone, so the code comes when it is asked for. */
export function LaterComments() {
  return useWorkspace(({ commenting }) => commenting) ? <LaterPart code={commentsCode} isAsked /> : null;
}
