import { useWorkspace } from "../../workspace/workspace-context.js";
import { CommentsPanel } from "./comments-panel.js";
import { ReaderWords } from "./reader-words.js";
import { WordMarks } from "./word-marks.js";

/** The marks of words that comments are about, and the comments while they are shown. */
export function CommentsHere() {
  const isShown = useWorkspace(({ commenting }) => commenting);
  return (
    <>
      <WordMarks />
      <ReaderWords />
      {isShown ? <CommentsPanel /> : null}
    </>
  );
}
