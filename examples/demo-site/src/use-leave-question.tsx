import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { type ReactNode, useEffect, useState } from "react";
import { guardLeaving } from "./router.js";
import { siteStrings } from "./strings.js";

/** Asks before a page is left on which something has changed, whichever way. The answer is rendered by the page. */
export function useLeaveQuestion(isChanged: boolean): ReactNode {
  const t = useTranslate(siteStrings);
  const [leave, setLeave] = useState<{ readonly go: () => void }>();
  const [isDiscarded, setDiscarded] = useState(false);
  const isGuarded = isChanged && !isDiscarded;
  useEffect(() => {
    if (!isGuarded) return undefined;
    const unguard = guardLeaving((go) => {
      setLeave({ go });
      return false;
    });
    // Of a closed tab and a reload only the browser asks, in words of its own.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      unguard();
      window.removeEventListener("beforeunload", ask);
    };
  }, [isGuarded]);
  useEffect(() => {
    if (isDiscarded) leave?.go();
  }, [isDiscarded, leave]);
  if (!leave || !isGuarded) return null;
  return (
    <ConfirmDialog
      title={t("discardTitle")}
      confirmLabel={t("discard")}
      cancelLabel={t("keepEditing")}
      tone="danger"
      onConfirm={() => setDiscarded(true)}
      onClose={() => setLeave(undefined)}
    >
      {t("discardText")}
    </ConfirmDialog>
  );
}
