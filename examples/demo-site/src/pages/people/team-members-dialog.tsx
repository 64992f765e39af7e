import { isApiError } from "@mailwright/client";
import { useTeamMembers, useTeamWork } from "@mailwright/client/react";
import type { Person, Team } from "@mailwright/contract";
import { Avatar, Button, ErrorState, IconButton, Spinner, useKeptFocus, useToasts, useTranslate } from "@mailwright/ui";
import { Combobox, Dialog } from "@mailwright/ui/dialogs";
import { X } from "@mailwright/ui/icons";
import { useRef } from "react";
import { teamStrings } from "./team-strings.js";

interface TeamMembersDialogProps {
  readonly team: Team;
  /** Everybody of the workspace. */
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

/** Who is in a team; whoever is added or taken out has what is shared with it, or has it no more, at once. */
export function TeamMembersDialog({ team, people, onClose }: TeamMembersDialogProps) {
  const t = useTranslate(teamStrings);
  const { data: members, isPending, isError, refetch } = useTeamMembers(team.id);
  return (
    <Dialog
      size="sm"
      title={t("membersOf", { name: team.name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className="site-removal">
        {isPending && <Spinner />}
        {isError && !members && <ErrorState title={t("membersFailed")} onRetry={() => void refetch()} />}
        {members && <Members teamId={team.id} members={members} people={people} />}
      </div>
    </Dialog>
  );
}

interface MembersProps {
  readonly teamId: string;
  readonly members: readonly Person[];
  readonly people: readonly Person[];
}

function Members({ teamId, members, people }: MembersProps) {
  const t = useTranslate(teamStrings);
  const toasts = useToasts();
  const { add, letGo } = useTeamWork();
  const onError = (error: unknown) =>
    void toasts.show({ kind: "error", message: t(isApiError(error, "team-full") ? "full" : "notChanged") });
  const place = useRef<HTMLDivElement>(null);
  // The field begins anew with each who is added, and the button of whoever is taken out is gone.
  useKeptFocus(members.length, () => place.current?.querySelector<HTMLElement>("input, button"));
  const others = people.filter(({ id, isActive }) => isActive && !members.some((member) => member.id === id));
  return (
    <div ref={place} className="site-removal">
      {others.length === 0 ? (
        <p className="site-muted">{t("everybody")}</p>
      ) : (
        // Begun anew with each who is added, so that nothing typed is left over.
        <Combobox
          key={members.length}
          label={t("add")}
          hint={t("addHint")}
          placeholder={t("addPlaceholder")}
          value={undefined}
          options={others.map(({ id, name, email, imageUrl }) => ({ value: id, label: `${name} (${email})`, imageUrl }))}
          onChange={(userId) => add.mutate({ id: teamId, userId }, { onError })}
        />
      )}
      {members.length === 0 ? (
        <p className="site-muted">{t("empty")}</p>
      ) : (
        <ul className="site-people-list" aria-label={t("members")}>
          {members.map(({ id: userId, name, email, imageUrl }) => (
            <li key={userId} className="site-person site-member" aria-label={name}>
              <Avatar name={name} src={imageUrl || undefined} sizePx={28} />
              <div className="site-user-words">
                <span className="site-user-name">{name}</span>
                <span className="site-muted">{email}</span>
              </div>
              <IconButton label={t("letGo", { name })} icon={X} onClick={() => letGo.mutate({ id: teamId, userId }, { onError })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
