import { Button, Spinner, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { LostCode, type LostCodeProps } from "../../workspace/lost-code/lost-code.js";
import { layoutStrings } from "./arrangement-strings.js";

export interface PreviewWaitingProps {
  readonly failed: LostCodeProps["failed"] | undefined;
  readonly onExit: () => void;
}

/** Shown in place of the preview until its code is there. Says so if the code cannot be fetched. */
export function PreviewWaiting({ failed, onExit }: PreviewWaitingProps) {
  const say = useTranslate(layoutStrings);
  return (
    <main className="mw-preview-waiting" aria-label={say("preview")}>
      {failed ? (
        <>
          <h1>
            <VisuallyHidden>{say("preview")}</VisuallyHidden>
          </h1>
          <LostCode failed={failed} action={<Button onClick={onExit}>{say("back")}</Button>} />
        </>
      ) : (
        <span role="status" aria-label={say("preparingPreview")}>
          <Spinner sizePx={24} />
        </span>
      )}
    </main>
  );
}
