import type { stores } from "../../database/schema.js";
import { openCredentials, type SealedCredentials, sealCredentials } from "../../security/seal-credentials.js";
import type { Secrets } from "../../security/secrets.js";

type Credentials = Readonly<Record<string, string>>;
type Place = Pick<typeof stores.$inferSelect, "id" | "workspaceId">;

/** In another row it cannot be read. */
const aboutOf = ({ id, workspaceId }: Place) => `${workspaceId}/store/${id}`;

/** What a shop is entered with, encrypted. */
export const sealStore = ({ connectionKeys }: Secrets, place: Place, credentials: Credentials): SealedCredentials =>
  sealCredentials(connectionKeys, JSON.stringify(credentials), aboutOf(place));

/** Null where the key that it was written with is not known any more. */
export function openStore({ connectionKeys }: Secrets, place: Place, sealed: SealedCredentials): Credentials | null {
  const text = openCredentials(connectionKeys, sealed, aboutOf(place));
  // Nobody but this server can have written what its key opens.
  return text === null ? null : (JSON.parse(text) as Credentials);
}
