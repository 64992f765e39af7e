import { Button, ErrorState, useTranslate } from "@mailwright/ui";
import { dialogHostStrings, isCodeGone } from "@mailwright/views";
import { type ReactNode, useEffect, useState } from "react";
import type { LaterCodeState } from "../../base/later/later-code.js";
import { useReload } from "./use-reload.js";

type Failed = Extract<LaterCodeState<unknown>, { phase: "failed" }>;

export interface LostCodeProps {
  readonly failed: Failed;
  /** Another way out, beside the usual one. */
  readonly action?: ReactNode;
}

/** Stands where code did not come: without a connection it can be tried again, and after a release the page has to be loaded anew. */
export function LostCode({ failed: { cause, retry }, action }: LostCodeProps) {
  const say = useTranslate(dialogHostStrings);
  const reload = useReload();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isCodeGone(cause).then((answer) => isWanted && setGone(answer));
    return () => {
      isWanted = false;
    };
  }, [cause]);
  if (!isGone || !reload) return <ErrorState title={say("notLoaded")} onRetry={retry} action={action} />;
  return (
    <ErrorState
      title={say("gone")}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {say("reload")}
          </Button>
          {action}
        </>
      }
    />
  );
}
