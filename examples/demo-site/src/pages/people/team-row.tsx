import type { Person, Team } from "@mailwright/contract";
import { Button, IconButton, Menu, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import { useState } from "react";
import { DeleteTeamDialog } from "./delete-team-dialog.js";
import { RenameTeamDialog } from "./rename-team-dialog.js";
import { TeamMembersDialog } from "./team-members-dialog.js";
import { teamStrings } from "./team-strings.js";

interface TeamRowProps {
  readonly team: Team;
  /** The names of the other teams. */
  readonly others: readonly string[];
  /** Everybody of the workspace. */
  readonly people: readonly Person[];
}

/** One team: how it is called, how many are in it, and what can be done. */
export function TeamRow({ team, others, people }: TeamRowProps) {
  const t = useTranslate(teamStrings);
  const [dialog, setDialog] = useState<"members" | "rename" | "delete">();
  const { name, people: count } = team;
  const onClose = () => setDialog(undefined);
  const items = [
    { id: "rename", label: t("rename"), onSelect: () => setDialog("rename") },
    { kind: "separator", id: "line" } as const,
    { id: "delete", label: t("remove"), isDanger: true, onSelect: () => setDialog("delete") },
  ];
  return (
    <li className="site-person" aria-label={name}>
      <div className="site-user-words">
        <span className="site-user-name" dir="auto">
          {name}
        </span>
        <span className="site-muted">{count === 0 ? t("empty") : t("size", { count })}</span>
      </div>
      <div className="site-person-work">
        <Button aria-label={t("membersOf", { name })} onClick={() => setDialog("members")}>
          {t("members")}
        </Button>
        <Menu
          label={t("more", { name })}
          items={items}
          align="end"
          trigger={(props) => <IconButton {...props} label={t("more", { name })} icon={Ellipsis} />}
        />
      </div>
      {dialog === "members" && <TeamMembersDialog team={team} people={people} onClose={onClose} />}
      {dialog === "rename" && <RenameTeamDialog team={team} others={others} onClose={onClose} />}
      {dialog === "delete" && <DeleteTeamDialog team={team} onClose={onClose} />}
    </li>
  );
}
