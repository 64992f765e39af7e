import { Button, EmptyState, ErrorState, Spinner, useLatest, useTranslate } from "@mailwright/ui";
import { ExternalLink } from "@mailwright/ui/icons";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedAnswer } from "../../ports/image-port.js";
import type { SourceProps } from "./choice.js";
import { imagesStrings } from "./images-strings.js";

interface OwnSourceProps extends Pick<SourceProps, "onUse"> {
  readonly open: () => Promise<OpenedAnswer>;
}

/** A tab whose pictures the page shows in a dialog of its own. What is chosen there is used at once. */
export function OwnSource({ open, onUse }: OwnSourceProps) {
  const say = useTranslate(imagesStrings);
  const [phase, setPhase] = useState<"open" | "closed" | "failed">("open");
  const use = useLatest(onUse);
  // The page's window may be answered after somebody went on to another tab, or left the dialog: then nobody waits for it.
  const waiting = useRef<object>(undefined);
  const show = useCallback(() => {
    const window = {};
    waiting.current = window;
    setPhase("open");
    void open().then((answer) => {
      if (waiting.current !== window) return;
      if (answer.kind === "chosen") use.current({ picture: answer.picture });
      setPhase(answer.kind === "refused" ? "failed" : "closed");
    });
  }, [open, use]);
  useEffect(() => {
    show();
    return () => {
      waiting.current = undefined;
    };
  }, [show]);
  if (phase === "failed") return <ErrorState title={say("notOpened")} onRetry={show} />;
  if (phase === "open") {
    return (
      <p role="status" className="mw-images-own">
        <Spinner />
        {say("openElsewhere")}
      </p>
    );
  }
  return (
    <EmptyState title={say("noneChosen")} icon={ExternalLink} action={<Button onClick={show}>{say("openAgain")}</Button>}>
      {say("openElsewhereHint")}
    </EmptyState>
  );
}
