import { type Client, loadSession } from "@mailwright/client";
import { freePlanNumber } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { navigate } from "../router.js";
import { siteStrings } from "../strings.js";
import { useLoading } from "../use-loading.js";

/** Where the dashboard's account settings and its Upgrade Now lead in this product. */
export const accountPath = "/account";

/** Who is signed in and with which plan: the page that a real product has of its own. */
export function AccountPage({ client }: { readonly client: Client }) {
  const t = useTranslate(siteStrings);
  const { state, reload } = useLoading((signal) => loadSession(client, signal), [client]);
  if (state.phase === "loading") return <Spinner />;
  if (state.phase === "failed") {
    return (
      <main className="site-centre" role="alert">
        <h1>{t("accountFailed")}</h1>
        <Button onClick={reload}>{t("refresh")}</Button>
      </main>
    );
  }
  const { name, email, role, id, subscriptionPlan } = state.value;
  const isFree = subscriptionPlan === freePlanNumber;
  const facts = [
    [t("accountName"), name],
    [t("accountEmail"), email],
    [t("accountRole"), role === "ROLE_ADMIN" ? t("administrator") : t("user")],
    [t("accountId"), id],
  ] as const;
  return (
    <main className="site-account">
      <h1>{t("account")}</h1>
      <p className="site-muted">{t("accountHint")}</p>
      <dl className="site-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section id="subscription">
        <h2>{t("subscription")}</h2>
        <p>
          <strong>{isFree ? t("freePlan") : t("paidPlan")}</strong>
        </p>
        <p className="site-muted">{isFree ? t("freeHint") : t("paidHint")}</p>
      </section>
      <Button onClick={() => navigate("/")}>{t("back")}</Button>
    </main>
  );
}
