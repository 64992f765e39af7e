import { type CheckReport, type Finding, type Severity, severities } from "@mailwright/checks";
import { Button, EmptyState, SkeletonText, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { focusKeeper } from "../../base/focus/use-focus-handover.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import css from "./checks.css?inline";
import { checksStrings } from "./checks-strings.js";
import { FindingItem } from "./finding-item.js";
import { IgnoredFindings } from "./ignored-findings.js";
import { SizeSection } from "./size-section.js";
import { useChecks } from "./use-checks.js";

const styles = [css];

/** The findings, the gravest first. Kept up to date while the dialog is open. */
export function ChecksDialog() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(checksStrings);
  const { close } = useWorkspaceActions();
  const publishing = useDialogRequest("checks")?.publishing;
  const report = useChecks();
  const publishAnyway = () => {
    close();
    publishing?.onAnyway();
  };
  const footer = (
    <>
      <Button onClick={close}>{say("close")}</Button>
      {publishing?.way === "warn" ? (
        <Button variant="primary" onClick={publishAnyway}>
          {say("publishAnyway")}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog title={say("title")} size="md" onClose={close} footer={footer}>
      {publishing ? <p className="mw-notice mw-checks-notice">{say(publishing.way === "warn" ? "publishWarn" : "publishBlock")}</p> : null}
      {report ? <Report report={report} /> : <Waiting />}
    </Dialog>
  );
}

function Waiting() {
  const say = useTranslate(checksStrings);
  return (
    <div role="status" aria-label={say("checking")}>
      <SkeletonText lines={6} />
    </div>
  );
}

function Report({ report }: { readonly report: CheckReport }) {
  const say = useTranslate(checksStrings);
  const { findings, ignored, size } = report;
  return (
    <div className={focusKeeper} tabIndex={-1}>
      {findings.length === 0 ? (
        <EmptyState icon={toolIcons.checks} title={say("fine")}>
          {say(ignored.length > 0 ? "onlyIgnored" : "fineHint")}
        </EmptyState>
      ) : null}
      {severities.map((severity) => (
        <Group key={severity} severity={severity} findings={findings.filter((finding) => finding.severity === severity)} />
      ))}
      <IgnoredFindings findings={ignored} />
      <SizeSection size={size} />
    </div>
  );
}

function Group({ severity, findings }: { readonly severity: Severity; readonly findings: readonly Finding[] }) {
  const say = useTranslate(checksStrings);
  if (findings.length === 0) return null;
  return (
    <section className="mw-checks-group" aria-label={say(severity, { count: findings.length })}>
      <h3 className="mw-checks-title">{say(severity, { count: findings.length })}</h3>
      <ul className="mw-checks-list">
        {findings.map((finding) => (
          <FindingItem key={finding.id} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
