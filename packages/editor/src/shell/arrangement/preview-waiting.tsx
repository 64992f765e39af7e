import { Button, ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { layoutStrings } from "./arrangement-strings.js";

export interface PreviewWaitingProps {
  readonly onRetry: (() => void) | undefined;
  readonly onExit: () => void;
}

/** Shown in place of the preview until its code is there. Says so if the code cannot be fetched. */
export function PreviewWaiting({ onRetry, onExit }: PreviewWaitingProps) {
  const say = useTranslate(layoutStrings);
  return (
    <div className="mw-preview-waiting">
      {onRetry ? (
        <ErrorState onRetry={onRetry} action={<Button onClick={onExit}>{say("back")}</Button>} />
      ) : (
        <span role="status" aria-label={say("preparingPreview")}>
          <Spinner sizePx={24} />
        </span>
      )}
    </div>
  );
}
