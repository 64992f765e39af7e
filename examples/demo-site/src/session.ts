import {
  type Client,
  createClient,
  endSession,
  isApiError,
  loadSession,
  openDemoSession,
  type RenewSession,
  redeemSignInCode,
} from "@mailwright/client";
import { type CookieSession, cookieSession, frameCookieSession } from "@mailwright/contract";

import { tellSignedIn } from "./sign-in/sign-in-news.js";
import { loadSiteConfig } from "./site-config.js";

/** The cookie that holds this page's session: a host's frame has one of its own. No script can read either. */
export const sessionPlace: CookieSession = window.parent === window ? cookieSession : frameCookieSession;

/** Whether somebody is signed in, and who where that is known. `refused`: the code in the address opened nothing. */
export type SignInState =
  | { readonly phase: "in"; readonly personId: string | undefined }
  | { readonly phase: "out" }
  | { readonly phase: "refused" };

/** A connection of the site's own pages to its server. */
export const createSiteClient = (renewSession?: RenewSession): Client =>
  createClient({ apiUrl: "", sessionId: sessionPlace, renewSession });

/**
 * Finds out who is signed in, when the site is loaded. A host that frames it, or that was asked to sign somebody in, hands a code over in the fragment
 * (`/?embed=true#code=…`), which no server and no log ever sees; it is taken out of the address at once, and works once. A session in the fragment
 * opens nothing: anybody could send a link with their own.
 */
export async function resolveSignIn(): Promise<SignInState> {
  const client = createSiteClient();
  const code = takeCode();
  try {
    if (code !== null) await redeemSignInCode(client, code);
    const { id } = await loadSession(client);
    tellSignedIn();
    return { phase: "in", personId: id };
  } catch (error) {
    if (isApiError(error, "sign-in-code-invalid")) return { phase: "refused" };
    // Where the server cannot be asked, the pages say so themselves, and try again.
    return isApiError(error) && error.status === 401 ? { phase: "out" } : { phase: "in", personId: undefined };
  }
}

/** Who is signed in now; nothing where nobody is, or the server cannot be asked. */
export async function findPerson(): Promise<string | undefined> {
  return loadSession(createSiteClient()).then(
    ({ id }) => id,
    () => undefined,
  );
}

/** Signs in as a test user, whoever was signed in before. */
export async function signInAsTestUser(sessionId: string): Promise<void> {
  await openDemoSession(createSiteClient(), sessionId);
}

/**
 * Ends the session, and leads to the provider where it ends its own. One that an administrator ended is over already: its person is not asked by the
 * provider whether to sign out there. False when the server could not be reached, so that it goes on.
 */
export async function signOut(): Promise<boolean> {
  try {
    await loadSession(createSiteClient());
    const { signsOutAtProvider } = await loadSiteConfig();
    if (signsOutAtProvider) return await signOutAtProvider();
    await endSession(createSiteClient());
    return true;
  } catch (error) {
    return isApiError(error) && error.status === 401; // it had ended before
  }
}

async function signOutAtProvider(): Promise<boolean> {
  const answer = await fetch("/auth/sign-out", { method: "POST", headers: { "x-session-id": sessionPlace } });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (typeof body === "object" && body !== null && "leadsTo" in body && typeof body.leadsTo === "string") location.assign(body.leadsTo);
  return answer.ok || answer.status === 401;
}

function takeCode(): string | null {
  // Sessions were kept here once, where every script could read them.
  localStorage.removeItem("mailwright.session");
  const handed = new URLSearchParams(location.hash.slice(1));
  if (handed.has("code") || handed.has("session")) history.replaceState(history.state, "", location.pathname + location.search);
  return handed.get("code");
}
