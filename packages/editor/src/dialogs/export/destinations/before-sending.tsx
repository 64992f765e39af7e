import type { Finding } from "@mailwright/checks";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import {
  BeforeLine,
  BeforeLines,
  type LineTone,
  UnseenPictures,
  UnsubscribeLine,
  UntranslatedTags,
  useContentWords,
  useDestinationWords,
} from "@mailwright/views/destinations";
import type { ShownDestination } from "../../../ports/destination-port.js";
import { useEmbedding, useWorkspaceActions } from "../../../workspace/workspace-context.js";
import { findingStrings } from "../../checks/finding-strings.js";
import { useChecks } from "../../checks/use-checks.js";
import type { PreparedContent } from "./prepare-content.js";

export interface BeforeSendingProps {
  readonly destination: ShownDestination;
  readonly prepared: PreparedContent;
  readonly savesFirst: boolean;
}

/** What is to be known before an email goes: what does not arrive, what the destination refuses, and what the checks have found. */
export function BeforeSending({ destination, prepared, savesFirst }: BeforeSendingProps) {
  const say = useDestinationWords();
  const wordsOf = useContentWords();
  const { checks } = useEmbedding();
  const { name } = destination;
  const { problems, untranslated, unreached } = prepared;
  const isFine = problems.length + untranslated.length + unreached.length === 0;
  return (
    <BeforeLines>
      {problems.map((problem) => (
        <BeforeLine key={problem.code} tone={problem.isAdvice ? "warning" : "error"}>
          {wordsOf(problem, name)}
        </BeforeLine>
      ))}
      {untranslated.length > 0 ? <UntranslatedTags name={name} untranslated={untranslated} /> : null}
      {unreached.length > 0 ? <UnseenPictures name={name} pictures={unreached} /> : null}
      {checks ? <Findings fine={say(isFine ? "fine" : "checksFine")} /> : null}
      {isFine && !checks ? <BeforeLine tone="fine">{say("fine")}</BeforeLine> : null}
      <UnsubscribeLine destination={destination} />
      {savesFirst ? <BeforeLine tone="info">{say("unsaved")}</BeforeLine> : null}
    </BeforeLines>
  );
}

const findingsShown = 3;

interface FindingsProps {
  /** What is said where the checks have found nothing. */
  readonly fine: string;
}

function Findings({ fine }: FindingsProps) {
  const say = useDestinationWords();
  const sentence = useTranslate(findingStrings);
  const { open } = useWorkspaceActions();
  const report = useChecks();
  if (!report)
    return (
      <li className="mw-destination-line" data-tone="info">
        <Spinner />
        <div>{say("checking")}</div>
      </li>
    );
  const grave = report.findings.filter(({ severity }) => severity !== "hint");
  if (grave.length === 0) return <BeforeLine tone="fine">{fine}</BeforeLine>;
  const toneOf = ({ severity }: Finding): LineTone => (severity === "error" ? "error" : "warning");
  const rest = grave.length - findingsShown;
  return (
    <>
      {grave.slice(0, findingsShown).map((finding) => (
        <BeforeLine key={finding.id} tone={toneOf(finding)}>
          {sentence(finding.code, { ...finding.values })}
        </BeforeLine>
      ))}
      <li>
        <Button variant="quiet" onClick={() => open({ kind: "checks" })}>
          {rest > 0 ? `${say("openChecks")} (${say("moreFindings", { count: rest })})` : say("openChecks")}
        </Button>
      </li>
    </>
  );
}
