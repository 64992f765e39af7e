import { type AuditEntry, type AuditQuery, exportAudit, isApiError } from "@mailwright/client";
import { useAudit, useClient } from "@mailwright/client/react";
import { Button, DeniedState, ErrorState, Spinner, TextField, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { navigate } from "../router.js";
import { saveFile } from "../save-file.js";
import { usePageTitle } from "../use-page-title.js";
import { auditStrings } from "./audit-strings.js";

type Narrow = (more: { readonly [K in keyof AuditQuery]: string | undefined }) => void;

/** Who did what to which, for administrators: newest first, narrowed by person, thing and operation, and as a file. */
export function AuditPage() {
  const t = useTranslate(auditStrings);
  usePageTitle(t("title"));
  const client = useClient();
  const toasts = useToasts();
  const [query, setQuery] = useState<AuditQuery>({});
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(query);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const isDenied = isApiError(error, "admin-only");
  const narrow: Narrow = (more) =>
    setQuery((before) => {
      const entries = Object.entries({ ...before, ...more }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(entries) as AuditQuery;
    });
  const download = () =>
    void exportAudit(client, query).then(
      (file) => saveFile(file, "audit.ndjson"),
      () => toasts.show({ kind: "error", message: t("notDownloaded") }),
    );

  return (
    <div className="site-audit">
      <header className="site-inbox-header">
        <div>
          <h1 className="site-inbox-title">{t("title")}</h1>
          <p className="site-muted">{t("hint")}</p>
        </div>
        <div className="site-inbox-actions">
          {!isDenied && (
            <>
              <Button onClick={() => void refetch()}>{t("refresh")}</Button>
              <Button onClick={download}>{t("download")}</Button>
            </>
          )}
          <Button onClick={() => navigate("/")}>{t("back")}</Button>
        </div>
      </header>
      <main className="site-audit-body">
        {!isDenied && <Filters query={query} onNarrow={narrow} onClear={() => setQuery({})} />}
        {isPending && <Spinner />}
        {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
        {data && entries.length === 0 && <p role="status">{t("none")}</p>}
        {entries.length > 0 && <Entries entries={entries} onNarrow={narrow} />}
        {hasNextPage && (
          <div>
            <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("older")}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}

interface FiltersProps {
  readonly query: AuditQuery;
  readonly onNarrow: Narrow;
  readonly onClear: () => void;
}

function Filters({ query, onNarrow, onClear }: FiltersProps) {
  const t = useTranslate(auditStrings);
  const [operation, setOperation] = useState("");
  const apply = () => onNarrow({ operation: operation.trim() || undefined });
  const isNarrowed = Object.keys(query).length > 0;
  return (
    <search className="site-audit-filters">
      <TextField
        label={t("operation")}
        value={operation}
        placeholder="shareTemplate"
        onChange={setOperation}
        onEnter={apply}
        onBlur={apply}
      />
      {query.actor && <span className="site-muted">{t("onlyPerson", { id: query.actor })}</span>}
      {query.target && <span className="site-muted">{t("onlyTarget", { id: query.target })}</span>}
      {isNarrowed && (
        <Button
          onClick={() => {
            setOperation("");
            onClear();
          }}
        >
          {t("all")}
        </Button>
      )}
    </search>
  );
}

const exactly = { dateStyle: "medium", timeStyle: "medium" } as const;

function Entries({ entries, onNarrow }: { readonly entries: readonly AuditEntry[]; readonly onNarrow: Narrow }) {
  const t = useTranslate(auditStrings);
  const { date } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section className="site-audit-table" aria-label={t("title")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["when", "who", "what", "which", "where"] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <time dateTime={entry.at}>{date(new Date(entry.at), exactly)}</time>
              </td>
              <td>
                <Actor entry={entry} onNarrow={onNarrow} />
              </td>
              <td>
                {entry.operation}
                {entry.count > 1 && ` × ${entry.count}`}
              </td>
              <td>
                <Target target={entry.target} onNarrow={onNarrow} />
              </td>
              <td>{entry.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Actor({ entry: { by, actor, actorName }, onNarrow }: { readonly entry: AuditEntry; readonly onNarrow: Narrow }) {
  const t = useTranslate(auditStrings);
  if (actor === null) return t(by === "host" || by === "server" || by === "guest" ? by : "operator");
  const name = actorName || t("removed", { id: actor.slice(-6) });
  return (
    <button type="button" className="site-audit-link" title={t("onlyThisPerson")} onClick={() => onNarrow({ actor })}>
      {name}
    </button>
  );
}

function Target({ target, onNarrow }: { readonly target: string | null; readonly onNarrow: Narrow }) {
  const t = useTranslate(auditStrings);
  if (target === null) return null;
  return (
    <button type="button" className="site-audit-link" title={t("onlyThisTarget")} onClick={() => onNarrow({ target })}>
      {target}
    </button>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate(auditStrings);
  if (isApiError(error, "admin-only")) return <DeniedState title={t("denied")}>{t("deniedHint")}</DeniedState>;
  return <ErrorState title={t("failed")} onRetry={onRetry} />;
}
