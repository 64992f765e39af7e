import { UiRoot } from "@mailwright/ui";
import { useCallback, useImperativeHandle, useRef, useState } from "react";
import { editorStyles } from "../editor-styles.js";
import { laterCode, useLaterCode } from "../layout/later-code.js";
import { LoadErrorView, LoadingView } from "../layout/opening-view.js";
import type { SharingPort } from "../ports/sharing-port.js";
import { useKnownPortWords } from "../words/port-words.js";
import { createEditorHandle, type OpenEditor } from "./editor-handle.js";
import type { EmailEditorProps, OpeningProps } from "./editor-props.js";
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

/** Somebody else holds it, or it is shared with others: there is something to see and to do all the same. */
const closedByOthers: ReadonlySet<string> = new Set(["template-locked", "not-a-collaborator"]);
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
  useImperativeHandle(props.ref, () => createEditorHandle(gate), [gate]);

  if (opening.phase === "loading") return <LoadingView />;
  if (opening.phase === "failed") {
    const { refusal, retry } = opening;
    const goHome = props.features?.home ? (path = "/") => props.onNavigate?.({ path }) : undefined;
    const { sharing } = props.ports;
    if (sharing && closedByOthers.has(refusal.code)) {
      return <LaterClosedView sharing={sharing} code={refusal.code} reason={wordsFor(refusal)} onRetry={retry} onHome={goHome} />;
    }
    return <LoadErrorView code={refusal.code} reason={wordsFor(refusal)} onRetry={retry} onHome={goHome} />;
  }
  return <OpenedEditor opened={opening.opened} props={props} onOpen={onOpen} />;
}

interface LaterClosedViewProps {
  readonly sharing: SharingPort;
  readonly code: string;
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  readonly onHome: ((path?: string) => void) | undefined;
}

function LaterClosedView(props: LaterClosedViewProps) {
  const { phase, value: View } = { value: undefined, ...useLaterCode(closedCode) };
  if (View) return <View {...props} />;
  return phase === "failed" ? <LoadErrorView {...props} /> : <LoadingView />;
}
