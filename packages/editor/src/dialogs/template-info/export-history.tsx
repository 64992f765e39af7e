import { Badge, Button, Collapsible, SkeletonText, useFormats, useRoot, useStyles, useTranslate } from "@mailwright/ui";
import { ExternalLink, Send } from "@mailwright/ui/icons";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { ExportRecord } from "../../ports/destination-port.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import css from "./export-history.css?inline";
import { exportHistoryStrings } from "./export-history-strings.js";
import { type ToldExport, useExportHistory } from "./use-export-history.js";

const styles = [css];

export interface ExportHistoryProps {
  /** Sending again leaves this dialog, and what was typed in it. */
  readonly mayLeave: boolean;
}

/** What went where, asked for when somebody wants to see it. */
export function ExportHistory({ mayLeave }: ExportHistoryProps) {
  useStyles(styles);
  const say = useTranslate(exportHistoryStrings);
  const { destinations, exportHistory } = useEditorServices().ports;
  const [isOpen, setOpen] = useState(false);
  if (!destinations || !exportHistory) return null;
  return (
    <Collapsible title={say("title")} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen ? <History mayLeave={mayLeave} /> : null}
    </Collapsible>
  );
}

function History({ mayLeave }: ExportHistoryProps) {
  const say = useTranslate(exportHistoryStrings);
  const wordsFor = usePortWords();
  const answer = useExportHistory();
  if (answer === undefined)
    return (
      <div role="status" aria-label={say("loading")}>
        <SkeletonText lines={3} />
      </div>
    );
  if (answer.kind === "refused") return <p role="alert">{wordsFor(answer)}</p>;
  if (answer.exports.length === 0) return <p className="mw-dialog-lead">{say("none")}</p>;
  return (
    <ul className="mw-export-history">
      {answer.exports.map((told) => (
        <HistoryRow key={told.record.id} told={told} mayLeave={mayLeave} />
      ))}
    </ul>
  );
}

interface HistoryRowProps extends ExportHistoryProps {
  readonly told: ToldExport;
}

function HistoryRow({ told: { record, name, tab }, mayLeave }: HistoryRowProps) {
  const say = useTranslate(exportHistoryStrings);
  const { moment, date } = useFormats();
  const { clock } = useEditorServices().ports;
  const { open } = useWorkspaceActions();
  const root = useRoot();
  const { id, provider, createdAtMs, userName, externalUrl } = record;
  const sent = new Date(createdAtMs);
  const look = () => externalUrl !== null && (root.ownerDocument ?? root).defaultView?.open(externalUrl, "_blank", "noopener");
  return (
    <li className="mw-export-history-row">
      <div className="mw-export-history-words">
        <p className="mw-export-history-name">
          {name} <StateBadge record={record} />
        </p>
        <p className="mw-export-history-hint">
          {record.name} ·{" "}
          <time dateTime={sent.toISOString()} title={date(sent)}>
            {moment(sent, new Date(clock.now()))}
          </time>{" "}
          {userName === "" ? null : say("by", { user: userName })}
        </p>
      </div>
      {externalUrl === null ? null : (
        <Button variant="quiet" icon={ExternalLink} aria-label={say("lookOf", { name })} onClick={look}>
          {say("look")}
        </Button>
      )}
      {tab === null || record.state !== "done" ? null : (
        <Button
          icon={Send}
          disabled={!mayLeave}
          aria-label={say("againOf", { name })}
          onClick={() => open({ kind: "export", again: { id, provider, tab } })}
        >
          {say("again")}
        </Button>
      )}
    </li>
  );
}

function StateBadge({ record: { state, isCurrent } }: { readonly record: ExportRecord }) {
  const say = useTranslate(exportHistoryStrings);
  if (state === "done") return <Badge tone={isCurrent ? "success" : "neutral"}>{say(isCurrent ? "current" : "earlier")}</Badge>;
  return <Badge tone={state === "failed" ? "danger" : "warning"}>{say(state)}</Badge>;
}
