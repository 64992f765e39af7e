import { isApiError } from "@mailwright/client";
import { checkTeamName, type TeamNameFault, teamNameMaxLength } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { teamStrings } from "./team-strings.js";

/** The name of a team while it is written, and what is wrong with it, once it was asked for. */
export function useTeamName(initial: string, others: readonly string[]) {
  const t = useTranslate(teamStrings);
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const say = (fault: TeamNameFault) => {
    if (fault === "too-long") return t("tooLong", { count: teamNameMaxLength });
    return t(fault === "name-characters" ? "characters" : fault);
  };
  const change = (next: string) => {
    setName(next);
    setError(undefined);
  };
  /** Answers the name as it is kept; undefined where it cannot be one. */
  const check = (): string | undefined => {
    const fault = checkTeamName(name, others);
    setError(fault ? say(fault) : undefined);
    return fault ? undefined : name.trim();
  };
  const onError = (failure: unknown) => {
    if (isApiError(failure, "name-taken")) return setError(t("duplicate"));
    setError(t(isApiError(failure, "too-many-teams") ? "tooMany" : "notChanged"));
  };
  return { name, error, change, check, onError };
}
