import { useTranslate } from "@mailwright/ui";
import { useEditorServices, useHasUnsavedWork, useViewState } from "../../base/context/editor-context.js";
import { headerStrings } from "../../base/words/header-strings.js";
import { useWorkspace } from "../workspace-context.js";
import type { SavePhase } from "../workspace-store.js";

/** Draft, published or deleted. */
export function StatusIndicator() {
  const say = useTranslate(headerStrings);
  const status = useWorkspace(({ info }) => info.status);
  return (
    <span className="mw-status" data-status={status}>
      <span className="mw-status-dot" aria-hidden="true" />
      <span className="mw-status-word">{say(status)}</span>
    </span>
  );
}

const phaseWords = { saving: "saving", failed: "notSaved" } as const satisfies Partial<
  Record<SavePhase, keyof typeof headerStrings.messages>
>;

/** Whether the work is saved, in two words. */
export function SaveWords() {
  const say = useTranslate(headerStrings);
  const phase = useWorkspace(({ savePhase }) => savePhase);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { store } = useEditorServices().ports;
  const isUnsaved = useHasUnsavedWork() && store.save !== undefined;
  const words = wordsFor(phase, isUnsaved, isReadOnly);
  return (
    <span className="mw-save-words" data-phase={phase} role="status">
      {words ? say(words) : null}
    </span>
  );
}

function wordsFor(phase: SavePhase, isUnsaved: boolean, isReadOnly: boolean) {
  if (isReadOnly) return "readOnly";
  if (phase === "saving" || phase === "failed") return phaseWords[phase];
  if (isUnsaved) return "unsaved";
  return phase === "saved" ? "saved" : undefined;
}
