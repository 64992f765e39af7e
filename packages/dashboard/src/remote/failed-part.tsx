import { Button, useTranslate } from "@mailwright/ui";
import { RotateCw } from "@mailwright/ui/icons";
import { remoteStrings } from "./remote-strings.js";

interface FailedPartProps {
  readonly words: string;
  readonly onRetry: () => void;
}

/** A small part of the screen that could not be loaded: what it is, and a way to try again. */
export function FailedPart({ words, onRetry }: FailedPartProps) {
  const say = useTranslate(remoteStrings);
  return (
    <div className="mw-failed-part" role="alert">
      <span>{words}</span>
      <Button icon={RotateCw} onClick={onRetry}>
        {say("retry")}
      </Button>
    </div>
  );
}
