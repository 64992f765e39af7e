import { useDemoUsers } from "@mailwright/client/react";
import type { DemoUser } from "@mailwright/contract";
import { Avatar, Badge, useStyles, useTranslate } from "@mailwright/ui";
import { RemoteView } from "../remote/remote-view.js";
import { useDashboard } from "../view/dashboard-context.js";
import { headerStrings } from "./header-strings.js";
import css from "./test-users.css?inline";

const styles = [css];

/** The fixed test users: one press becomes another of them. */
export function TestUsers({ onClose }: { readonly onClose: () => void }) {
  useStyles(styles);
  const t = useTranslate(headerStrings);
  const { session, host } = useDashboard();
  const answer = useDemoUsers();
  const choose = (user: DemoUser) => {
    onClose();
    if (user.id !== session?.id) host.changeSession(user.sessionId);
  };
  return (
    <RemoteView answer={answer} loading={t("usersLoading")} failed={t("usersFailed")}>
      {(users) => (
        <ul>
          {users.map((user) => (
            <li key={user.id}>
              <TestUser user={user} isCurrent={user.id === session?.id} onChoose={() => choose(user)} />
            </li>
          ))}
        </ul>
      )}
    </RemoteView>
  );
}

interface TestUserProps {
  readonly user: DemoUser;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function TestUser({ user, isCurrent, onChoose }: TestUserProps) {
  const t = useTranslate(headerStrings);
  return (
    <button type="button" className="mw-test-user" aria-current={isCurrent} onClick={onChoose}>
      <Avatar name={user.name} src={user.imageUrl} sizePx={32} />
      <span className="mw-test-user-words">
        <span className="mw-test-user-name">{user.name}</span>
        <span className="mw-test-user-fact">{user.email}</span>
        <span className="mw-test-user-fact">{user.id}</span>
      </span>
      <Badge>{user.role === "ROLE_ADMIN" ? t("administrator") : t("user")}</Badge>
    </button>
  );
}
