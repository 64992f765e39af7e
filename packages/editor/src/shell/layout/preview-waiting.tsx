import { Button, ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { layoutStrings } from "./layout-strings.js";

export interface PreviewWaitingProps {
  readonly onRetry: (() => void) | undefined;
  readonly onExit: () => void;
}

/** In place of the preview until its code is there, or says that it did not come. */
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
