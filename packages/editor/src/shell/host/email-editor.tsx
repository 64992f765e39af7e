import { UiRoot } from "@mailwright/ui";
import { useCallback, useImperativeHandle, useRef, useState } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useKnownPortWords } from "../../base/words/port-words.js";
import type { ClosedViewProps } from "../layout/closed-view.js";
import { LoadingView } from "../layout/loading-view.js";
import { LoadErrorView } from "../layout/opening-view.js";
import { createEditorHandle, type OpenEditor } from "./editor-handle.js";
import type { EmailEditorProps, OpeningProps } from "./editor-props.js";
import { editorStyles } from "./editor-styles.js";
import { createOpenGate } from "./open-gate.js";
import { OpenedEditor } from "./opened-editor.js";
import { useOpenedTemplate } from "./use-opened-template.js";

/** The email editor. All props may change at any time; nothing that was edited is lost by it. */
export function EmailEditor({ root, theme, locale, strings, ...props }: EmailEditorProps) {
  return (
    <UiRoot root={root} theme={theme} locale={locale} strings={strings} styles={editorStyles}>
      <EditorInRoot {...props} />
    </UiRoot>
  );
}

/** Refusals that trying again does not change, each with a view of its own. */
const closed: ReadonlySet<string> = new Set([
  "template-locked",
  "not-a-collaborator",
  "owner-only",
  "admin-only",
  "not-yours",
  "template-not-found",
  "not-found",
]);
const closedCode = laterCode(async () => (await import("../layout/closed-view.js")).ClosedView);

/** The same inside a `UiRoot` that is there already, with `editorStyles` adopted. */
export function EditorInRoot(props: OpeningProps) {
  const [gate] = useState(createOpenGate<OpenEditor>);
  const open = useRef<OpenEditor | null>(null);
  const onOpen = useCallback(
    (next: OpenEditor | null) => {
      open.current = next;
      if (next) gate.open(next);
      else gate.close();
    },
    [gate],
  );
  const lateActions = useCallback(() => open.current?.actions, []);
  const opening = useOpenedTemplate(props, lateActions);
  const wordsFor = useKnownPortWords();
  useImperativeHandle(props.handleRef, () => createEditorHandle(gate), [gate]);

  if (opening.phase === "loading") return <LoadingView preferences={props.ports.preferences} />;
  if (opening.phase === "failed") {
    const { refusal, retry } = opening;
    const goHome = props.features?.home ? (path = "/") => props.onNavigate?.({ path }) : undefined;
    const { sharing, preferences } = props.ports;
    const view = { reason: wordsFor(refusal), onRetry: retry, onHome: goHome };
    return closed.has(refusal.code) ? (
      <LaterClosedView {...view} {...{ sharing, preferences, code: refusal.code }} />
    ) : (
      <LoadErrorView {...view} />
    );
  }
  return <OpenedEditor opened={opening.opened} props={props} onOpen={onOpen} />;
}

function LaterClosedView(props: ClosedViewProps) {
  const { phase, value: View } = { value: undefined, ...useLaterCode(closedCode) };
  if (View) return <View {...props} />;
  return phase === "failed" ? <LoadErrorView {...props} /> : <LoadingView preferences={props.preferences} />;
}
