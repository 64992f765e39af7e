import { createClient, isApiError, listDemoUsers } from "@mailwright/client";
import type { DemoUser } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { useCallback, useEffect, useState } from "react";
import { siteStrings } from "../strings.js";

/** The fixed test users; `denied` where the server is not in demo mode. */
type Users = { phase: "loading" } | { phase: "ready"; users: readonly DemoUser[] } | { phase: "denied" } | { phase: "failed" };

interface DemoUserListProps {
  readonly users: readonly DemoUser[];
  /** Becomes this user. Throws when the server does not let one. */
  readonly onChoose: (user: DemoUser) => Promise<void>;
}

/** The fixed test users, to become one of them. What goes wrong is said below. */
export function DemoUserList({ users, onChoose }: DemoUserListProps) {
  const t = useTranslate(siteStrings);
  const [choosing, setChoosing] = useState<string>();
  const [failure, setFailure] = useState<"deactivated" | "signInFailed">();
  const choose = async (user: DemoUser) => {
    setChoosing(user.id);
    setFailure(undefined);
    try {
      await onChoose(user);
    } catch (error) {
      // Whatever else went wrong, the person can only try again or choose somebody else.
      setFailure(isApiError(error, "account-deactivated") ? "deactivated" : "signInFailed");
    } finally {
      setChoosing(undefined);
    }
  };
  return (
    <>
      {failure && (
        <p className="site-error" role="alert">
          {t(failure)}
        </p>
      )}
      <ul className="site-users">
        {users.map((user) => (
          <li key={user.id}>
            <UserButton user={user} isBusy={choosing === user.id} isDisabled={choosing !== undefined} onChoose={() => void choose(user)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface UserButtonProps {
  readonly user: DemoUser;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function UserButton({ user, isBusy, isDisabled, onChoose }: UserButtonProps) {
  const t = useTranslate(siteStrings);
  return (
    <button type="button" className="site-user" disabled={isDisabled} aria-busy={isBusy} onClick={onChoose}>
      <img className="site-user-picture" src={user.imageUrl} alt="" width={40} height={40} />
      <span className="site-user-words">
        <span className="site-user-name">{user.name}</span>
        <span className="site-muted">{user.email}</span>
      </span>
      <span className="site-user-tags">
        <span className="site-tag">{user.role === "ROLE_ADMIN" ? t("administrator") : t("user")}</span>
        <span className="site-tag">{user.subscriptionPlan === 0 ? t("freePlan") : t("paidPlan")}</span>
      </span>
    </button>
  );
}

/** Asks the server for its test users. */
export function useDemoUsers() {
  const [users, setUsers] = useState<Users>({ phase: "loading" });
  const load = useCallback((signal?: AbortSignal) => {
    setUsers({ phase: "loading" });
    listDemoUsers(createClient({ apiUrl: "" }), signal).then(
      (list) => setUsers({ phase: "ready", users: list }),
      (error: unknown) => {
        if (signal?.aborted) return;
        setUsers({ phase: isApiError(error) && error.status === 404 ? "denied" : "failed" });
      },
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);
  return { users, retry: () => load() };
}
