import { usePeopleWork } from "@mailwright/client/react";
import type { Invitation } from "@mailwright/contract";
import { Button, useFormats, useTranslate } from "@mailwright/ui";
import { peopleStrings } from "./people-strings.js";

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const t = useTranslate(peopleStrings);
  const { date } = useFormats();
  const { withdraw } = usePeopleWork();
  return (
    <section aria-label={t("invitations")}>
      <h2 className="site-panel-title">{t("invitations")}</h2>
      <ul className="site-people-list">
        {invitations.map(({ id, email, role, expires }) => (
          <li key={id} className="site-person" aria-label={email}>
            <div className="site-user-words">
              <span className="site-user-name">{email}</span>
              <span className="site-muted">
                {t(role === "ROLE_ADMIN" ? "administrator" : "user")} · {t("until", { date: date(new Date(expires)) })}
              </span>
            </div>
            <div className="site-person-work">
              <Button onClick={() => withdraw.mutate(id)}>{t("withdraw")}</Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
