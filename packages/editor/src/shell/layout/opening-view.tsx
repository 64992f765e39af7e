import { Button, ErrorState, useTranslate } from "@mailwright/ui";
import { layoutStrings } from "./layout-strings.js";

export interface LoadErrorViewProps {
  /** Why, in words; nothing where there are none. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  /** Leads to the list of templates, where there is one. */
  readonly onHome: ((path?: string) => void) | undefined;
}

/** The template could not be opened: something failed on the way. */
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
