import type { components } from "./api.gen.js";
import type { FieldCode } from "./error-codes.js";
import { hasForbiddenNameCharacters } from "./name-characters.js";
import { countCharacters } from "./template-text.js";

type Schemas = components["schemas"];

/** A group of people of the workspace, with which templates are shared. */
export type Team = Schemas["Team"];
/** One with which a template is shared, and what its people may do. */
export type SharedTeam = Schemas["SharedTeam"];
export type TeamShare = Schemas["TeamShare"];

export const teamsPerWorkspaceMax = 100;
export const membersPerTeamMax = 200;
export const teamsPerTemplateMax = 20;
export const teamNameMaxLength = 80;

export type TeamNameFault = Extract<FieldCode, "required" | "too-long" | "name-characters" | "duplicate">;

/** Two names with the same key are the same team. */
export const teamNameKey = (name: string) => name.trim().normalize("NFC").toLowerCase();

/** What is wrong with a team's name beside those of the other teams, or null. */
export function checkTeamName(name: string, others: readonly string[] = []): TeamNameFault | null {
  const words = name.trim();
  if (words === "") return "required";
  if (countCharacters(words) > teamNameMaxLength) return "too-long";
  if (hasForbiddenNameCharacters(words)) return "name-characters";
  return others.some((other) => teamNameKey(other) === teamNameKey(name)) ? "duplicate" : null;
}
