import { useWorkspace, useWorkspaceWork } from "@mailwright/client/react";
import { Switch, useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { peopleStrings } from "./people-strings.js";

/** What holds for publishing in the whole workspace. */
export function PublishingSettings() {
  const t = useTranslate(peopleStrings);
  const toasts = useToasts();
  const { data } = useWorkspace();
  const settle = useWorkspaceWork();
  // Shown at once, and taken back where the server says no.
  const [wished, setWished] = useState<boolean>();
  if (!data) return null;
  const change = (publishesApprovedOnly: boolean) => {
    if (settle.isPending) return;
    setWished(publishesApprovedOnly);
    const onError = () => toasts.show({ kind: "error", message: t("notSettled") });
    settle.mutate({ publishesApprovedOnly }, { onError, onSettled: () => setWished(undefined) });
  };
  return (
    <section className="site-panel" aria-label={t("publishing")}>
      <h2 className="site-panel-title">{t("publishing")}</h2>
      <Switch label={t("approvedOnly")} isChecked={wished ?? data.publishesApprovedOnly} onChange={change} />
      <p className="site-muted">{t("approvedOnlyHint")}</p>
    </section>
  );
}
