import { useTeams } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { TeamForm } from "./team-form.js";
import { TeamRow } from "./team-row.js";
import { teamStrings } from "./team-strings.js";

/** The teams of the workspace: made, renamed, deleted here, and who is in them. */
export function Teams({ people }: { readonly people: readonly Person[] }) {
  const t = useTranslate(teamStrings);
  const { data: teams, isPending, isError, refetch } = useTeams();
  if (isPending) return <Spinner />;
  if (isError && !teams) return <ErrorState title={t("failed")} onRetry={() => void refetch()} />;
  const names = teams.map(({ name }) => name);
  return (
    <>
      <TeamForm names={names} />
      {teams.length === 0 ? (
        <p className="site-muted">{t("none")}</p>
      ) : (
        <ul className="site-people-list" aria-label={t("teams")}>
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} others={names.filter((name) => name !== team.name)} people={people} />
          ))}
        </ul>
      )}
    </>
  );
}
