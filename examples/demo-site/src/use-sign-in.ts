import { useEffect, useState } from "react";
import { resolveSignIn, type SignInState, signInAsTestUser, signOut } from "./session.js";

/** Who is here: nobody knows yet, somebody, or nobody, and perhaps why. */
type Visit =
  | { readonly phase: "loading" }
  | { readonly phase: "in"; readonly nth: number }
  | { readonly phase: "out"; readonly reason?: "code-refused" | "sign-out-failed" };

export interface SignIn {
  readonly visit: Visit;
  /** Becomes a test user. Throws when the server does not let one. */
  readonly choose: (sessionId: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

const signingIn = resolveSignIn();

/** The session of the site's pages. `nth` grows with every sign-in: what was loaded for somebody else is not shown to the next. */
export function useSignIn(): SignIn {
  const [visit, setVisit] = useState<Visit>({ phase: "loading" });
  useEffect(() => {
    let isOver = false;
    void signingIn.then((state) => isOver || setVisit(firstVisits[state]));
    return () => {
      isOver = true;
    };
  }, []);
  const choose = async (sessionId: string) => {
    await signInAsTestUser(sessionId);
    setVisit((before) => ({ phase: "in", nth: before.phase === "in" ? before.nth + 1 : 1 }));
  };
  const leave = async () => {
    const hasLeft = await signOut();
    setVisit(hasLeft ? { phase: "out" } : { phase: "out", reason: "sign-out-failed" });
  };
  return { visit, choose, leave };
}

const firstVisits = {
  in: { phase: "in", nth: 1 },
  out: { phase: "out" },
  refused: { phase: "out", reason: "code-refused" },
} as const satisfies Record<SignInState, Visit>;
