import { useTeams } from "@mailwright/client/react";
import type { Principal, TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { shareStrings } from "./share-strings.js";
import { teamKey } from "./shares.js";
import { useKnownPeople } from "./use-known-people.js";

/** Somebody, or a team, who may be chosen. */
export interface ShareChoice {
  readonly value: string;
  readonly label: string;
  readonly name: string;
  readonly imageUrl?: string;
}

/** Whom a template may be shared with: teams first, as they are few, and people that were found. */
export function useShareChoices(template: TemplateSummary, found: readonly Principal[] | undefined): readonly ShareChoice[] {
  const say = useTranslate(shareStrings);
  const people = useKnownPeople(found, template.collaboratorsList).filter(({ id }) => id !== template.userId);
  const { data: listed = [] } = useTeams();
  // Those it is shared with have a name also where the list has not come.
  const others = (template.teams ?? []).filter(({ id }) => !listed.some((team) => team.id === id));
  const teams = [...listed, ...others];
  return [
    ...teams.map(({ id, name, people: count }) => ({ value: teamKey(id), name, label: say("team", { name, count }) })),
    ...people.map((person) => {
      const name = `${person.firstName} ${person.lastName}`.trim();
      const { id: value, email, imageUrl = "" } = person;
      return { value, name: name || email, label: say("person", { name, email }), imageUrl };
    }),
  ];
}
