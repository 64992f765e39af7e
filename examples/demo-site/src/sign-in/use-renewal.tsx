import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { findPerson, sessionPlace } from "../session.js";
import { forgetPlace, keepPlace } from "./place.js";
import { SignInAgainDialog } from "./sign-in-again-dialog.js";

interface RenewalOptions {
  /** Somebody is signed in as far as this page knows, and does not leave just now. */
  readonly isIn: boolean;
  /** Who worked here until the session ended. */
  readonly personId: string | undefined;
  /** Told when the question comes up: the page around a frame has to know. */
  readonly onOver: () => void;
  /** Somebody else has signed in. */
  readonly onOther: (personId: string) => void;
}

interface Renewal {
  /** For the elements and clients of the page: asks the person to sign in again. */
  readonly renewSession: () => Promise<string | null>;
  /** The question, over whatever is on screen. */
  readonly question: ReactNode;
}

/**
 * Has a session that is over followed by another one, over the page as it is: calls wait, and go on where they were. Many may ask at once, and are
 * answered together.
 */
export function useRenewal({ isIn, personId, onOver, onOther }: RenewalOptions): Renewal {
  const [answer, setAnswer] = useState<(id: string | null) => void>();
  const asked = useRef<Promise<string | null>>(undefined);
  const latest = useLatest({ isIn, personId, onOver, onOther });

  /** The session that is there by now: nothing where nobody is signed in, null where it is somebody else's. */
  const look = useCallback(async () => {
    const found = await findPerson();
    if (found === undefined) return undefined;
    const isSame = latest.current.personId === undefined || found === latest.current.personId;
    if (!isSame) latest.current.onOther(found);
    return isSame ? sessionPlace : null;
  }, [latest]);

  const renewSession = useCallback(() => {
    const ask = async () => {
      if (!latest.current.isIn) return null;
      // Another tab may have signed in already.
      const found = await look();
      if (found !== undefined) return found;
      if (!latest.current.isIn) return null;
      keepPlace();
      latest.current.onOver();
      return new Promise<string | null>((resolve) => setAnswer(() => resolve));
    };
    asked.current ??= ask().finally(() => {
      asked.current = undefined;
      setAnswer(undefined);
    });
    return asked.current;
  }, [look, latest]);

  useEffect(() => {
    if (!isIn) answer?.(null);
  }, [isIn, answer]);

  const check = async () => {
    const found = await look();
    if (found === undefined) return false;
    forgetPlace();
    answer?.(found);
    return true;
  };
  const question = answer ? <SignInAgainDialog personId={personId} onCheck={check} onClose={() => answer(null)} /> : null;
  return { renewSession, question };
}

/** What was given last, for functions that stay the same. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
