import type { Authentication } from "./authentication.js";

/** Signs the person in again, by whatever way the page has; answers the id of the new session, nothing where they do not come back. */
export type RenewSession = () => Promise<string | null | undefined>;

interface HeldSessionOptions {
  readonly sessionId: string | undefined;
  readonly renewSession: RenewSession | undefined;
  readonly authenticate: (sessionId: string) => Authentication;
}

/** The session that calls are made with. */
export interface SessionHolder {
  current(): Authentication | null;
  /** How often somebody was asked and did not sign in. */
  declines(): number;
  /** Has another session in the place of the one that is over; once at a time, however many calls wait. Answers whether there is one. */
  renew(over: Authentication | null, options?: RenewalOptions): Promise<boolean>;
}

export interface RenewalOptions {
  /** Does not ask somebody again who was asked for this session and did not come back: for what nobody has pressed. */
  readonly unlessDeclined?: boolean;
}

/** Holds the session of a client: the first, and those that follow when one is over. */
export function holdSession({ sessionId, renewSession, authenticate }: HeldSessionOptions): SessionHolder {
  let current = sessionId ? authenticate(sessionId) : null;
  let asking: Promise<boolean> | null = null;
  let declined: Authentication | null = null;
  let declines = 0;

  async function ask(signIn: RenewSession): Promise<boolean> {
    try {
      const id = await signIn();
      if (!id) {
        declined = current;
        declines += 1;
        return false;
      }
      current = authenticate(id);
      return true;
    } catch {
      return false; // the page could not: the call is refused as it was
    }
  }

  return {
    current: () => current,
    declines: () => declines,
    renew: async (over, { unlessDeclined = false } = {}) => {
      if (!renewSession) return false;
      if (over !== current) return true; // somebody who waited before has it renewed already
      if (unlessDeclined && over !== null && over === declined) return false;
      asking ??= ask(renewSession).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

/** What a promise answers, or the reason of an abort that comes first. */
export function orAborted<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
    void waiting.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}

const mark = "x-unasked";

/** Headers for a call that nobody has pressed, such as a stream: it asks nobody to sign in again who was asked already. They are not sent. */
export const unasked = { [mark]: "true" } as const;

/** Whether a call is marked so; takes the mark away. */
export function takeUnasked({ headers }: Request): boolean {
  const isMarked = headers.has(mark);
  headers.delete(mark);
  return isMarked;
}
