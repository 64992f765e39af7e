import { usePeopleWork } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { Avatar, IconButton, Menu, type MenuItem, Select, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import { useState } from "react";
import { peopleStrings } from "./people-strings.js";
import { type PersonQuestion, PersonQuestionDialog } from "./person-question-dialog.js";
import { RemovePersonDialog } from "./remove-person-dialog.js";
import { usePlanOptions, useRoleOptions } from "./role-and-plan.js";

interface PersonRowProps {
  readonly person: Person;
  /** Nobody demotes, deactivates or removes themselves. */
  readonly isOneself: boolean;
  /** Who may get what the person owns. */
  readonly heirs: readonly Person[];
}

/** One person: who, with which role and plan, here when, and what can be done. */
export function PersonRow({ person, isOneself, heirs }: PersonRowProps) {
  const t = useTranslate(peopleStrings);
  const { moment } = useFormats();
  const toasts = useToasts();
  const { change } = usePeopleWork();
  const [question, setQuestion] = useState<PersonQuestion | "remove">();
  const tellFailure = { onError: () => void toasts.show({ kind: "error", message: t("notChanged") }) };
  const { id, name, email, role, subscriptionPlan, isActive, lastSeen } = person;
  const end: MenuItem = { id: "end", label: t("endSessions"), onSelect: () => setQuestion("end") };
  const letIn: MenuItem = { id: "let-in", label: t("letIn"), onSelect: () => change.mutate({ id, isActive: true }, tellFailure) };
  const deactivate: MenuItem = { id: "deactivate", label: t("deactivate"), onSelect: () => setQuestion("deactivate") };
  const remove: MenuItem = { id: "remove", label: t("remove"), isDanger: true, onSelect: () => setQuestion("remove") };
  const ofOthers = [isActive ? deactivate : letIn, { kind: "separator", id: "line" } as const, remove];
  const items = [...(isActive ? [end] : []), ...(isOneself ? [] : ofOthers)];
  return (
    <li className="site-person" aria-label={name}>
      <Avatar name={name} src={person.imageUrl || undefined} sizePx={36} />
      <div className="site-user-words">
        <span className="site-user-name">{isOneself ? t("you", { name }) : name}</span>
        <span className="site-muted">{email}</span>
        <span className="site-muted">
          {!isActive ? t("noAccess") : lastSeen === null ? t("neverSeen") : t("seen", { when: moment(new Date(lastSeen), new Date()) })}
        </span>
      </div>
      <div className="site-person-work">
        <Select
          label={t("roleOf", { name })}
          isLabelHidden
          value={role}
          options={useRoleOptions()}
          isDisabled={isOneself || !isActive}
          onChange={(next) => change.mutate({ id, role: next }, tellFailure)}
        />
        <Select
          label={t("planOf", { name })}
          isLabelHidden
          value={String(subscriptionPlan)}
          options={usePlanOptions(subscriptionPlan)}
          isDisabled={!isActive}
          onChange={(next) => change.mutate({ id, subscriptionPlan: Number(next) }, tellFailure)}
        />
        <Menu
          label={t("more", { name })}
          items={items}
          align="end"
          trigger={(props) => <IconButton {...props} label={t("more", { name })} icon={Ellipsis} />}
        />
      </div>
      {question === "remove" && <RemovePersonDialog person={person} heirs={heirs} onClose={() => setQuestion(undefined)} />}
      {question && question !== "remove" && (
        <PersonQuestionDialog person={person} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </li>
  );
}
