import { useWorkspace, useWorkspaceWork } from "@mailwright/client/react";
import { Switch, useToasts, useTranslate } from "@mailwright/ui";
import { peopleStrings } from "./people-strings.js";

/** What holds for publishing in the whole workspace. */
export function PublishingSettings() {
  const t = useTranslate(peopleStrings);
  const toasts = useToasts();
  const { data } = useWorkspace();
  const settle = useWorkspaceWork();
  if (!data) return null;
  const change = (publishesApprovedOnly: boolean) =>
    settle.mutate({ publishesApprovedOnly }, { onError: () => toasts.show({ kind: "error", message: t("notSettled") }) });
  const isChecked = settle.isPending ? settle.variables.publishesApprovedOnly === true : data.publishesApprovedOnly;
  return (
    <section className="site-panel" aria-label={t("publishing")}>
      <h2 className="site-panel-title">{t("publishing")}</h2>
      <Switch label={t("approvedOnly")} isChecked={isChecked} isDisabled={settle.isPending} onChange={change} />
      <p className="site-muted">{t("approvedOnlyHint")}</p>
    </section>
  );
}
