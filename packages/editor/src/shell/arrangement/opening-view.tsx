import { Button, ErrorState, useTranslate } from "@mailwright/ui";
import { layoutStrings } from "./arrangement-strings.js";

export interface LoadErrorViewProps {
  /** The reason, in words. Absent if there are none. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  /** Goes to the list of templates, if there is one. */
  readonly onHome: ((path?: string) => void) | undefined;
}

/** Shown if the template could not be opened because something failed. */
export function LoadErrorView({ reason, onRetry, onHome }: LoadErrorViewProps) {
  const say = useTranslate(layoutStrings);
  const home = onHome ? <Button onClick={() => onHome()}>{say("goHome")}</Button> : null;
  return (
    <div className="mw-editor-root">
      <div className="mw-load-error">
        <ErrorState title={say("loadFailed")} onRetry={onRetry} action={home}>
          {reason ?? say("loadFailedHint")}
        </ErrorState>
      </div>
    </div>
  );
}
