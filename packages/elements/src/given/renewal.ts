/** Signs the person in again when their session is over; answers the id of the new session, or nothing where they do not come back. */
export type RenewSession = () => Promise<string | null | undefined>;

/** Asks the page for another session, as it can be asked now. A page that has no way, or answers no text, has none. */
export async function askForSession(renewSession: unknown): Promise<string | null> {
  const id: unknown = typeof renewSession === "function" ? await renewSession() : null;
  return typeof id === "string" && id !== "" ? id : null;
}
