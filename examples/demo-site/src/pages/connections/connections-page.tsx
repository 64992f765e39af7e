import { useConnections } from "@mailwright/client/react";
import { Button, EmptyState, ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { navigate } from "../../router.js";
import { usePageTitle } from "../../use-page-title.js";
import { ConnectionRow } from "./connection-row.js";
import { connectionsStrings } from "./connections-strings.js";

/** The accounts at services that are kept: which there are, whether they are good, and the way to remove them. */
export function ConnectionsPage() {
  const t = useTranslate(connectionsStrings);
  usePageTitle(t("title"));
  const { data: connections, error, isPending, refetch } = useConnections();
  return (
    <div className="site-page">
      <header className="site-page-header">
        <div>
          <h1 className="site-account-title">{t("title")}</h1>
          <p className="site-muted">{t("hint")}</p>
        </div>
        <Button onClick={() => navigate("/")}>{t("back")}</Button>
      </header>
      <main className="site-people-body">
        {isPending && <Spinner />}
        {error && !connections && <ErrorState title={t("failed")} onRetry={() => void refetch()} />}
        {connections?.length === 0 && <EmptyState title={t("none")}>{t("noneHint")}</EmptyState>}
        {connections && connections.length > 0 && (
          <ul className="site-people-list" aria-label={t("title")}>
            {connections.map((connection) => (
              <ConnectionRow key={connection.id} connection={connection} />
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}
