import type { components } from "@mailwright/contract";
import { choicesIn } from "@mailwright/destinations";
import { findDeclared } from "../../config/destinations.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { Secrets } from "../../security/secrets.js";
import { writeName } from "../users/session.js";
import { openContent } from "./connection-content.js";
import { type ConnectionRow, mayDelete } from "./stored-connection.js";

/** The wire form. Of what was given it has only what was chosen from lists. */
export function writeConnection(
  { connection, ...owner }: ConnectionRow,
  user: SignedInUser,
  secrets: Secrets,
): components["schemas"]["Connection"] {
  const { id, provider, name, isTeam, ownerId, createdAt, usedAt } = connection;
  const destination = findDeclared(provider);
  const hasChoices = Object.values(destination?.fields ?? {}).some(({ kind }) => kind === "choice" || kind === "choices");
  const content = hasChoices ? openContent(secrets, connection) : null;
  const choices = destination && content ? choicesIn(destination.fields, content.given) : {};
  return {
    ...{ id, provider, name, isTeam, ownerId, ownerName: writeName(owner) },
    mayDelete: mayDelete(connection, user),
    mayTest: destination?.probe !== undefined,
    choices: Object.fromEntries(Object.entries(choices).map(([field, values]) => [field, [...values]])),
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
