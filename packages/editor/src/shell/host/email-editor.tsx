import { UiRoot } from "@mailwright/ui";
import { useCallback, useImperativeHandle, useRef, useState } from "react";
import { LoadingView } from "../arrangement/loading-view.js";
import type { OpenEditor } from "./editor-handle.js";
import type { EmailEditorProps, OpeningProps } from "./editor-props.js";
import { editorStyles } from "./editor-styles.js";
import { LaterFailedOpening } from "./later-failed-opening.js";
import { laterHandle } from "./later-handle.js";
import { createOpenGate } from "./open-gate.js";
import { OpenedEditor } from "./opened-editor.js";
import { useOpenedTemplate } from "./use-opened-template.js";

/** The email editor. All props may change at any time, and no edit is lost by that. */
export function EmailEditor({ root, theme, locale, strings, ...props }: EmailEditorProps) {
  return (
    <UiRoot root={root} theme={theme} locale={locale} strings={strings} styles={editorStyles}>
      <EditorInRoot {...props} />
    </UiRoot>
  );
}

/** The same inside a `UiRoot` that exists already and has adopted `editorStyles`. */
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
  useImperativeHandle(props.handleRef, () => laterHandle(gate), [gate]);

  if (opening.phase === "loading") return <LoadingView preferences={props.ports.preferences} />;
  if (opening.phase === "failed") {
    const { refusal, retry } = opening;
    const goHome = props.features?.home ? (path = "/") => props.onNavigate?.({ path }) : undefined;
    const { sharing, preferences } = props.ports;
    return <LaterFailedOpening {...{ refusal, sharing, preferences }} onRetry={retry} onHome={goHome} />;
  }
  return <OpenedEditor opened={opening.opened} props={props} onOpen={onOpen} />;
}
