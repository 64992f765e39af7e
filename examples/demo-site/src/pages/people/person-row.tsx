import { usePeopleWork } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { Avatar, Button, Select, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { peopleStrings } from "./people-strings.js";
import { usePlanOptions, useRoleOptions } from "./role-and-plan.js";

interface PersonRowProps {
  readonly person: Person;
  /** Nobody demotes or removes themselves. */
  readonly isOneself: boolean;
}

/** One person: who, with which role and plan, here when, and what can be done. */
export function PersonRow({ person, isOneself }: PersonRowProps) {
  const t = useTranslate(peopleStrings);
  const { moment } = useFormats();
  const toasts = useToasts();
  const { change, endSessions } = usePeopleWork();
  const [question, setQuestion] = useState<"end" | "remove">();
  const tellFailure = { onError: () => void toasts.show({ kind: "error", message: t("notChanged") }) };
  const { id, name, email, role, subscriptionPlan, isActive, lastSeen } = person;
  const confirm = () => {
    if (question === "end")
      endSessions.mutate(id, { ...tellFailure, onSuccess: () => void toasts.show({ kind: "success", message: t("ended", { name }) }) });
    if (question === "remove") change.mutate({ id, isActive: false }, tellFailure);
    setQuestion(undefined);
  };
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
        {isActive ? (
          <>
            <Button onClick={() => setQuestion("end")}>{t("endSessions")}</Button>
            {!isOneself && <Button onClick={() => setQuestion("remove")}>{t("remove")}</Button>}
          </>
        ) : (
          <Button onClick={() => change.mutate({ id, isActive: true }, tellFailure)}>{t("letIn")}</Button>
        )}
      </div>
      {question && (
        <ConfirmDialog
          title={t(question === "end" ? "endTitle" : "removeTitle", { name })}
          confirmLabel={t(question === "end" ? "endSessions" : "remove")}
          tone="danger"
          onConfirm={confirm}
          onClose={() => setQuestion(undefined)}
        >
          {t(question === "end" ? "endQuestion" : "removeQuestion")}
        </ConfirmDialog>
      )}
    </li>
  );
}
