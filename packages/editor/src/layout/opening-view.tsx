import { Button, DeniedState, ErrorState, Skeleton, Spinner, useTranslate } from "@mailwright/ui";
import { layoutStrings } from "./layout-strings.js";

/** While the template is fetched: the shape of the editor, so that nothing jumps. */
export function LoadingView() {
  const say = useTranslate(layoutStrings);
  return (
    <div className="mw-editor-root">
      <div className="mw-loading" role="status" aria-label={say("loading")}>
        <div className="mw-loading-bar">
          <Skeleton width={28} height={28} />
          <Skeleton width={180} height={16} />
        </div>
        <div className="mw-loading-bar">
          <Skeleton width={320} height={16} />
        </div>
        <div className="mw-loading-desk">
          <Spinner sizePx={24} />
        </div>
      </div>
    </div>
  );
}

/** Refusals that trying again does not change: why, and what would. */
const denials: ReadonlySet<string> = new Set(["template-locked", "not-a-collaborator", "owner-only", "admin-only", "template-not-found"]);

export interface LoadErrorViewProps {
  readonly code: string;
  /** Why, in words; nothing where there are none. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
  /** Leads to the list of templates, where there is one. */
  readonly onHome: ((path?: string) => void) | undefined;
}

/** The template could not be opened. */
export function LoadErrorView({ code, reason, onRetry, onHome }: LoadErrorViewProps) {
  const say = useTranslate(layoutStrings);
  const home = onHome ? <Button onClick={() => onHome()}>{say("goHome")}</Button> : null;
  return (
    <div className="mw-editor-root">
      <div className="mw-load-error">
        {denials.has(code) ? (
          <DeniedState title={say("denied")} action={home}>
            {reason}
          </DeniedState>
        ) : (
          <ErrorState title={say("loadFailed")} onRetry={onRetry} action={home}>
            {reason}
          </ErrorState>
        )}
      </div>
    </div>
  );
}
