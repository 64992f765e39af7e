import { useTeamWork } from "@mailwright/client/react";
import { Button, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { teamStrings } from "./team-strings.js";
import { useTeamName } from "./use-team-name.js";

/** Makes a team, of nobody yet. */
export function TeamForm({ names }: { readonly names: readonly string[] }) {
  const t = useTranslate(teamStrings);
  const toasts = useToasts();
  const { create } = useTeamWork();
  const { name, error, change, check, onError } = useTeamName("", names);
  const make = () => {
    const checked = check();
    if (checked === undefined) return;
    create.mutate(checked, {
      onSuccess: () => {
        change("");
        toasts.show({ kind: "success", message: t("made", { name: checked }) });
      },
      onError,
    });
  };
  return (
    <section className="site-panel" aria-label={t("make")}>
      <h2 className="site-panel-title">{t("make")}</h2>
      <div className="site-invite site-team-form">
        <TextField label={t("name")} value={name} error={error} onChange={change} onEnter={make} />
        <Button variant="primary" isLoading={create.isPending} onClick={make}>
          {t("makeTeam")}
        </Button>
      </div>
    </section>
  );
}
