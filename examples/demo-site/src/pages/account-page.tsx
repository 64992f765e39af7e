import { exportPerson } from "@mailwright/client";
import { useClient, useSession } from "@mailwright/client/react";
import { freePlanNumber } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { navigate } from "../router.js";
import { saveFile } from "../save-file.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

/** Who is signed in and with which plan: the page that a real product has of its own. */
export function AccountPage() {
  const t = useTranslate(siteStrings);
  usePageTitle(t("account"));
  const client = useClient();
  const { data: session, isPending, refetch } = useSession();
  if (isPending) return <Spinner />;
  if (!session) {
    return (
      <main className="site-centre" role="alert">
        <h1>{t("accountFailed")}</h1>
        <Button onClick={() => void refetch()}>{t("refresh")}</Button>
      </main>
    );
  }
  const { name, email, role, id, subscriptionPlan } = session;
  const isFree = subscriptionPlan === freePlanNumber;
  const facts = [
    [t("accountName"), name],
    [t("accountEmail"), email],
    [t("accountRole"), role === "ROLE_ADMIN" ? t("administrator") : t("user")],
    [t("accountId"), id],
  ] as const;
  return (
    <main className="site-account">
      <div>
        <h1 className="site-account-title">{t("account")}</h1>
        <p className="site-muted">{t("accountHint")}</p>
      </div>
      <dl className="site-facts site-panel">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section id="subscription" className="site-panel">
        <h2 className="site-panel-title">{t("subscription")}</h2>
        <p>
          <strong>{isFree ? t("freePlan") : t("paidPlan")}</strong>
        </p>
        <p className="site-muted">{isFree ? t("freeHint") : t("paidHint")}</p>
      </section>
      <div className="site-inbox-actions">
        <Button onClick={() => navigate("/")}>{t("back")}</Button>
        <Button onClick={() => void exportPerson(client, id).then((file) => saveFile(file, "my-data.ndjson"))}>{t("myData")}</Button>
        <Button onClick={() => navigate("/?stores=true")}>{t("stores")}</Button>
        <Button onClick={() => navigate("/connections")}>{t("connections")}</Button>
        {role === "ROLE_ADMIN" && <Button onClick={() => navigate("/fields")}>{t("customFields")}</Button>}
        {role === "ROLE_ADMIN" && <Button onClick={() => navigate("/audit")}>{t("auditLog")}</Button>}
      </div>
    </main>
  );
}
