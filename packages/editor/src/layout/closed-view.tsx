import { Button, DeniedState, useRoot, useToasts, useTranslate } from "@mailwright/ui";
import { type ReactNode, useEffect, useState } from "react";
import { sharedPath } from "../header/use-unlock.js";
import type { LockedTemplate, SharingPort } from "../ports/sharing-port.js";
import { useLockWords } from "../words/lock-words.js";
import { usePortWords } from "../words/port-words.js";
import { closedStrings } from "./closed-strings.js";
import { LoadErrorView, LoadingView } from "./opening-view.js";

export interface ClosedViewProps {
  readonly sharing: SharingPort;
  readonly code: string;
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  readonly onHome: ((path?: string) => void) | undefined;
}

/** A template that other people have: locked by one of them, or shared without this person. */
export function ClosedView(props: ClosedViewProps) {
  return props.code === "template-locked" ? <LockedView {...props} /> : <SharedView {...props} />;
}

function LockedView({ sharing, code, reason, onRetry, onHome }: ClosedViewProps) {
  const say = useTranslate(closedStrings);
  const template = useLocked(sharing);
  const { isBusy, unlock, ask } = useLockActions(sharing, onRetry, onHome);
  if (template === "loading") return <LoadingView />;
  if (template === "unknown") return <LoadErrorView {...{ code, reason, onRetry, onHome }} />;
  return (
    <ClosedFrame title={template.name} reason={reason} hint={say(template.mayUnlock ? "unlockHint" : "lockedHint")}>
      {template.mayUnlock ? (
        <Button variant="primary" isLoading={isBusy} onClick={unlock}>
          {say("unlock")}
        </Button>
      ) : null}
      {template.mayAsk ? (
        <Button variant={template.mayUnlock ? "secondary" : "primary"} isLoading={isBusy} onClick={ask}>
          {say("request")}
        </Button>
      ) : null}
      <Button onClick={onRetry}>{say("retry")}</Button>
      {onHome ? <Button onClick={() => onHome(sharedPath)}>{say("home")}</Button> : null}
    </ClosedFrame>
  );
}

function SharedView({ sharing, onHome }: ClosedViewProps) {
  const say = useTranslate(closedStrings);
  const root = useRoot();
  const toasts = useToasts();
  const wordsFor = usePortWords();
  const view = async () => {
    const answer = await sharing.view();
    if (answer.kind === "refused") toasts.show({ kind: "error", message: wordsFor(answer) });
    else (root.ownerDocument ?? root).defaultView?.open(answer.url, "_blank", "noopener");
  };
  return (
    <ClosedFrame className="mw-shared-view" title={say("viewOnly")} reason={undefined} hint={say("viewOnlyHint")}>
      <Button variant="primary" onClick={() => void view()}>
        {say("view")}
      </Button>
      {onHome ? <Button onClick={() => onHome(sharedPath)}>{say("home")}</Button> : null}
    </ClosedFrame>
  );
}

interface ClosedFrameProps {
  readonly className?: string;
  readonly title: string;
  readonly reason: string | undefined;
  readonly hint: string;
  readonly children: ReactNode;
}

function ClosedFrame({ className = "", title, reason, hint, children }: ClosedFrameProps) {
  return (
    <div className="mw-editor-root">
      <main className={`mw-load-error ${className}`} aria-label={title}>
        <DeniedState title={title} action={<div className="mw-load-actions">{children}</div>}>
          {reason ? <p>{reason}</p> : null}
          <p>{hint}</p>
        </DeniedState>
      </main>
    </div>
  );
}

/** What may be known of the template: its name, and what this person may do about the lock. */
function useLocked(sharing: SharingPort): LockedTemplate | "loading" | "unknown" {
  const [template, setTemplate] = useState<LockedTemplate | "loading" | "unknown">("loading");
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await sharing.describeLocked(controller.signal);
      if (!controller.signal.aborted) setTemplate(answer.kind === "described" ? answer : "unknown");
    };
    void load();
    return () => controller.abort();
  }, [sharing]);
  return template;
}

function useLockActions(sharing: SharingPort, onRetry: () => void, onHome: ClosedViewProps["onHome"]) {
  const say = useTranslate(closedStrings);
  const toasts = useToasts();
  const wordsFor = useLockWords();
  const [isBusy, setBusy] = useState(false);
  const unlock = async () => {
    setBusy(true);
    const answer = await sharing.unlock();
    setBusy(false);
    if (answer.kind === "refused") toasts.show({ kind: "error", message: wordsFor(answer) });
    else if (onHome) onHome(sharedPath);
    else onRetry();
  };
  const ask = async () => {
    setBusy(true);
    const answer = await sharing.requestUnlock();
    setBusy(false);
    const isAsked = answer.kind === "asked";
    toasts.show({ kind: isAsked ? "success" : "error", message: isAsked ? say("requested") : wordsFor(answer) });
  };
  return { isBusy, unlock: () => void unlock(), ask: () => void ask() };
}
