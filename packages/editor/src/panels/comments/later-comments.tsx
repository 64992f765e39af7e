import { useEditorServices } from "../../base/context/editor-context.js";
import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

const commentsCode = laterCode(async () => (await import("./comments-panel.js")).CommentsPanel);
const marksCode = laterCode(async () => (await import("./word-marks.js")).WordMarks);

/** The comments, while they are shown. Most people work alone, so the code comes when it is asked for. */
export function LaterComments() {
  return useWorkspace(({ commenting }) => commenting) ? <LaterPart code={commentsCode} isAsked /> : null;
}

/** The marks of words that comments are about, from when there may be any. */
export function LaterMarks() {
  const { comments } = useEditorServices().ports;
  // Whoever has had them open once may have written some.
  const mayBe = useWorkspace(({ commenting, info }) => commenting !== undefined || info.hasComments !== false);
  return comments && mayBe ? <LaterPart code={marksCode} /> : null;
}
