import { useConnections } from "@mailwright/client/react";
import { EmptyState, ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { usePageTitle } from "../../use-page-title.js";
import { PageHead } from "../page-head.js";
import { ConnectionRow } from "./connection-row.js";
import { connectionsStrings } from "./connections-strings.js";

/** The accounts at services that are kept: which there are, whether they are good, and the way to remove them. */
export function ConnectionsPage() {
  const t = useTranslate(connectionsStrings);
  usePageTitle(t("title"));
  const { data: connections, error, isPending, refetch } = useConnections();
  return (
    <div className="site-page">
      <PageHead title={t("title")} hint={t("hint")} back={t("back")} />
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
