import type { Collaborator, CollaboratorRole, TeamShare, TemplateSummary } from "@mailwright/contract";

/** Somebody, or a team, with whom a template is shared. */
export interface Share {
  /** The id of the person, or of the team behind a mark. */
  readonly key: string;
  readonly role: CollaboratorRole;
}

const teamMark = "team ";

export const teamKey = (id: string) => `${teamMark}${id}`;

const isTeam = ({ key }: Share) => key.startsWith(teamMark);

/** With whom it is shared, in which roles; a server that knows of none lets all of them edit. */
export function sharesOf({ collaboratorsList, collaboratorRoles = [], teams = [] }: TemplateSummary): readonly Share[] {
  const roleOf = (userId: string) => collaboratorRoles.find((one) => one.userId === userId)?.role ?? "edit";
  return [
    ...collaboratorsList.map((userId) => ({ key: userId, role: roleOf(userId) })),
    ...teams.map(({ id, role }) => ({ key: teamKey(id), role })),
  ];
}

export function isSameShares(one: readonly Share[], other: readonly Share[]): boolean {
  const isIn = ({ key, role }: Share) => other.some((each) => each.key === key && each.role === role);
  return one.length === other.length && one.every(isIn);
}

/** Are there other teams, or others of their roles? */
export const areTeamsChanged = (shares: readonly Share[], before: readonly Share[]) =>
  !isSameShares(shares.filter(isTeam), before.filter(isTeam));

/** People and teams apart, as they are stored. */
export function splitShares(shares: readonly Share[]): { readonly collaborators: Collaborator[]; readonly teams: TeamShare[] } {
  return {
    collaborators: shares.filter((share) => !isTeam(share)).map(({ key, role }) => ({ userId: key, role })),
    teams: shares.filter(isTeam).map(({ key, role }) => ({ id: key.slice(teamMark.length), role })),
  };
}
