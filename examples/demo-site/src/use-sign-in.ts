import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { findPerson, resolveSignIn, type SignInState, signInAsTestUser, signOut } from "./session.js";

/** Who is here: nobody knows yet, somebody, or nobody, and perhaps why. */
type Visit =
  | { readonly phase: "loading" }
  | { readonly phase: "in"; readonly nth: number; readonly personId: string | undefined; readonly isLeaving?: true }
  | { readonly phase: "out"; readonly reason?: "code-refused" | "sign-out-failed" };

export interface SignIn {
  readonly visit: Visit;
  /** Becomes a test user. Throws when the server does not let one. */
  readonly choose: (sessionId: string) => Promise<void>;
  /** Somebody else has signed in meanwhile: what was on screen for the other is gone when this returns. */
  readonly become: (personId: string) => void;
  readonly leave: () => Promise<void>;
}

/** Asked once, by the first page that needs somebody to be signed in: a guest's page does not. */
let signingIn: ReturnType<typeof resolveSignIn> | undefined;

/** The session of the site's pages. `nth` grows with every sign-in: what was loaded for somebody else is not shown to the next. */
export function useSignIn(): SignIn {
  const [visit, setVisit] = useState<Visit>({ phase: "loading" });
  useEffect(() => {
    let isOver = false;
    signingIn ??= resolveSignIn();
    void signingIn.then((state) => isOver || setVisit(firstVisit(state)));
    return () => {
      isOver = true;
    };
  }, []);
  const choose = async (sessionId: string) => {
    await signInAsTestUser(sessionId);
    const personId = await findPerson();
    setVisit((before) => nextVisit(before, personId));
  };
  const become = (personId: string) => flushSync(() => setVisit((before) => nextVisit(before, personId)));
  const leave = async () => {
    // What ends now ends on purpose: nobody is asked to sign in again.
    setVisit((before) => (before.phase === "in" ? { ...before, isLeaving: true } : before));
    const hasLeft = await signOut();
    setVisit(hasLeft ? { phase: "out" } : { phase: "out", reason: "sign-out-failed" });
  };
  return { visit, choose, become, leave };
}

const nextVisit = (before: Visit, personId: string | undefined): Visit => ({
  phase: "in",
  nth: before.phase === "in" ? before.nth + 1 : 1,
  personId,
});

function firstVisit(state: SignInState): Visit {
  if (state.phase === "in") return { phase: "in", nth: 1, personId: state.personId };
  return state.phase === "refused" ? { phase: "out", reason: "code-refused" } : { phase: "out" };
}
