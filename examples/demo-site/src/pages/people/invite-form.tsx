import { usePeopleWork } from "@mailwright/client/react";
import { isEmailAddress } from "@mailwright/contract";
import { Button, Select, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { peopleStrings } from "./people-strings.js";
import { type PersonRole, usePlanOptions, useRoleOptions } from "./role-and-plan.js";

/** Invites somebody by mail. */
export function InviteForm() {
  const t = useTranslate(peopleStrings);
  const toasts = useToasts();
  const { invite } = usePeopleWork();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<PersonRole>("user");
  const [plan, setPlan] = useState("1");
  const [error, setError] = useState<string>();
  const send = () => {
    const to = email.trim();
    if (!isEmailAddress(to)) return setError(t("noAddress"));
    setError(undefined);
    invite.mutate(
      { email: to, role, subscriptionPlan: Number(plan) },
      {
        onSuccess: () => {
          setEmail("");
          toasts.show({ kind: "success", message: t("invited", { email: to }) });
        },
        onError: () => setError(t("notInvited")),
      },
    );
  };
  return (
    <section className="site-panel" aria-label={t("invite")}>
      <h2 className="site-panel-title">{t("invite")}</h2>
      <div className="site-invite">
        <TextField type="email" label={t("email")} value={email} error={error} onChange={setEmail} onEnter={send} />
        <Select label={t("role")} value={role} options={useRoleOptions()} onChange={setRole} />
        <Select label={t("plan")} value={plan} options={usePlanOptions(1)} onChange={setPlan} />
        <Button variant="primary" isLoading={invite.isPending} onClick={send}>
          {t("sendInvitation")}
        </Button>
      </div>
    </section>
  );
}
