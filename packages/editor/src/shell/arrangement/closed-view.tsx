import { Button, EmptyState, type IconSource, useStyles, useToasts, useTranslate } from "@mailwright/ui";
import { FileX, Lock, Users } from "@mailwright/ui/icons";
import { useAsked } from "@mailwright/views/asked";
import { type ReactNode, useState } from "react";
import { useLockWords } from "../../base/words/lock-words.js";
import type { PreferencePort } from "../../ports/preference-port.js";
import type { SharingPort } from "../../ports/sharing-port.js";
import { sharedPath } from "../../workspace/status/shared-path.js";
import { closedStrings } from "./closed-strings.js";
import css from "./closed-view.css?inline";
import { LoadingView } from "./loading-view.js";
import { LoadErrorView } from "./opening-view.js";

const styles = [css];

export interface ClosedViewProps {
  readonly sharing: SharingPort | undefined;
  readonly preferences: PreferencePort;
  readonly code: string;
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  readonly onHome: ((path?: string) => void) | undefined;
}

type WithSharing = ClosedViewProps & { readonly sharing: SharingPort };

/**
 * Shown if trying again cannot open the template: another person holds it, it is shared with others, belongs to somebody else, or does not
 * exist.
 */
export function ClosedView({ sharing, ...props }: ClosedViewProps) {
  useStyles(styles);
  if (sharing && props.code === "template-locked") return <LockedView {...props} sharing={sharing} />;
  if (sharing && props.code === "not-a-collaborator") return <SharedView onHome={props.onHome} />;
  return <RefusedView {...props} />;
}

const missing: ReadonlySet<string> = new Set(["template-not-found", "not-found"]);

function RefusedView({ code, reason, onHome }: Omit<ClosedViewProps, "sharing">) {
  const say = useTranslate(closedStrings);
  const isMissing = missing.has(code);
  const home = onHome ? (
    <Button variant="primary" onClick={() => onHome()}>
      {say("home")}
    </Button>
  ) : null;
  return (
    <ClosedFrame title={say(isMissing ? "missing" : "denied")} icon={isMissing ? FileX : Lock} actions={home}>
      <p>{isMissing ? say("missingHint") : (reason ?? say("deniedHint"))}</p>
    </ClosedFrame>
  );
}

function LockedView({ sharing, preferences, reason, onRetry, onHome }: WithSharing) {
  const say = useTranslate(closedStrings);
  // What may be shown of the template: its name, and what this person may do about the lock.
  const { phase, value: template } = useAsked((signal) => sharing.describeLocked(signal), [sharing]);
  const { isBusy, unlock, ask } = useLockActions(sharing, onRetry, onHome);
  if (phase === "loading") return <LoadingView preferences={preferences} />;
  if (!template) return <LoadErrorView {...{ reason, onRetry, onHome }} />;
  const actions = (
    <>
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
    </>
  );
  return (
    <ClosedFrame title={template.name} icon={Lock} actions={actions}>
      {reason ? <p>{reason}</p> : null}
      <p>{say(template.mayUnlock ? "unlockHint" : "lockedHint")}</p>
    </ClosedFrame>
  );
}

/** Of a template that is shared with others, nothing is shown to this person. */
function SharedView({ onHome }: Pick<ClosedViewProps, "onHome">) {
  const say = useTranslate(closedStrings);
  const home = onHome ? <Button onClick={() => onHome(sharedPath)}>{say("home")}</Button> : null;
  return (
    <ClosedFrame className="mw-shared-view" title={say("notShared")} icon={Users} actions={home}>
      <p>{say("notSharedHint")}</p>
    </ClosedFrame>
  );
}

interface ClosedFrameProps {
  readonly className?: string;
  readonly title: string;
  readonly icon: IconSource;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function ClosedFrame({ className = "", title, icon, actions, children }: ClosedFrameProps) {
  return (
    <div className="mw-editor-root">
      <main className={`mw-load-error ${className}`} aria-label={title}>
        <EmptyState title={title} icon={icon} action={<div className="mw-load-actions">{actions}</div>}>
          {children}
        </EmptyState>
      </main>
    </div>
  );
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
