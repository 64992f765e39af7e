import { Button, EmptyState, ErrorState, Spinner, useLatest, useTranslate } from "@mailwright/ui";
import { ExternalLink } from "@mailwright/ui/icons";
import { useCallback, useEffect, useState } from "react";
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
  const show = useCallback(
    (isWanted: () => boolean) => {
      setPhase("open");
      void open().then((answer) => {
        if (!isWanted()) return;
        if (answer.kind === "chosen") use.current({ picture: answer.picture });
        setPhase(answer.kind === "refused" ? "failed" : "closed");
      });
    },
    [open, use],
  );
  useEffect(() => {
    let isThere = true;
    show(() => isThere);
    return () => {
      isThere = false;
    };
  }, [show]);
  const again = () => show(() => true);
  if (phase === "failed") return <ErrorState title={say("notOpened")} onRetry={again} />;
  if (phase === "open") {
    return (
      <p role="status" className="mw-images-own">
        <Spinner />
        {say("openElsewhere")}
      </p>
    );
  }
  return (
    <EmptyState title={say("noneChosen")} icon={ExternalLink} action={<Button onClick={again}>{say("openAgain")}</Button>}>
      {say("openElsewhereHint")}
    </EmptyState>
  );
}
