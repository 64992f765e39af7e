import type { Tokens } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import { openCredentials, type SealedCredentials, sealCredentials } from "../../security/seal-credentials.js";
import type { Secrets } from "../../security/secrets.js";
import type { Connection } from "./stored-connection.js";

/** What is kept encrypted: what somebody filled in, and what a window came back with. */
export interface ConnectionContent {
  given: Readonly<Record<string, unknown>>;
  tokens?: Tokens | undefined;
}

type Place = Pick<Connection, "id" | "workspaceId" | "provider">;

/** In another row it cannot be read: nobody who writes into the database alone moves an account to another person's. */
const aboutOf = ({ id, workspaceId, provider }: Place) => `${workspaceId}/${provider}/${id}`;

export const sealContent = ({ connectionKeys }: Secrets, place: Place, content: ConnectionContent): SealedCredentials =>
  sealCredentials(connectionKeys, JSON.stringify(content), aboutOf(place));

/** Null where the key that it was written with is not known any more. */
export function openContent({ connectionKeys }: Secrets, row: Place & SealedCredentials): ConnectionContent | null {
  const text = openCredentials(connectionKeys, row, aboutOf(row));
  // Nobody but this server can have written what its key opens.
  return text === null ? null : (JSON.parse(text) as ConnectionContent);
}

export const requireContent = (secrets: Secrets, row: Place & SealedCredentials): ConnectionContent =>
  openContent(secrets, row) ?? refuse("connection-unreadable");
