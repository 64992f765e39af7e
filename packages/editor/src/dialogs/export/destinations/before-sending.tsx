import type { Finding } from "@mailwright/checks";
import type { ContentProblem, TagProblem } from "@mailwright/destinations";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import type { ShownDestination } from "../../../ports/destination-port.js";
import { useEmbedding, useWorkspaceActions } from "../../../workspace/workspace-context.js";
import { findingStrings } from "../../checks/finding-strings.js";
import { useChecks } from "../../checks/use-checks.js";
import { Line, Names, type Tone } from "./before-line.js";
import { useDestinationWords } from "./offer-words.js";
import type { PreparedContent } from "./prepare-content.js";
import { UnseenPictures } from "./unseen-pictures.js";

const problemKeys = {
  "no-tag": "noTag",
  "no-fallback": "noFallback",
  "no-conditions": "noConditions",
  "added-by-service": "addedByService",
} as const satisfies Record<TagProblem, string>;

const headerKeys = {
  service: "headerByService",
  sender: "headerBySender",
  unknown: "headerUnknown",
} as const satisfies Record<ShownDestination["unsubscribeHeader"]["by"], string>;

/** Of our own; a host's destination brings its words. */
const contentKeys = new Map<string, "htmlTooLong" | "htmlTooLarge" | "noPublicAddress" | "ownUnsubscribe">([
  ["html-too-long", "htmlTooLong"],
  ["html-too-large", "htmlTooLarge"],
  ["no-public-address", "noPublicAddress"],
  ["own-unsubscribe", "ownUnsubscribe"],
]);

export interface BeforeSendingProps {
  readonly destination: ShownDestination;
  readonly prepared: PreparedContent;
  readonly savesFirst: boolean;
}

/** What is to be known before an email goes: what does not arrive, what the destination refuses, and what the checks have found. */
export function BeforeSending({ destination: { name, unsubscribeHeader }, prepared, savesFirst }: BeforeSendingProps) {
  const say = useDestinationWords();
  const { checks } = useEmbedding();
  const { problems, untranslated, unreached } = prepared;
  const isFine = problems.length + untranslated.length + unreached.length === 0;
  return (
    <section className="mw-destination-before" aria-label={say("before")}>
      <h4 className="mw-destination-title">{say("before")}</h4>
      <ul className="mw-destination-lines">
        {problems.map((problem) => (
          <Line key={problem.code} tone={problem.isAdvice ? "warning" : "error"}>
            {sayProblem(say, name, problem)}
          </Line>
        ))}
        {untranslated.length > 0 ? <Tags name={name} untranslated={untranslated} /> : null}
        {unreached.length > 0 ? <UnseenPictures name={name} pictures={unreached} /> : null}
        {checks ? <Findings fine={say(isFine ? "fine" : "checksFine")} /> : null}
        {isFine && !checks ? <Line tone="fine">{say("fine")}</Line> : null}
        <Line tone="info">{say(headerKeys[unsubscribeHeader.by], { name })}</Line>
        {savesFirst ? <Line tone="info">{say("unsaved")}</Line> : null}
      </ul>
    </section>
  );
}

function sayProblem(say: ReturnType<typeof useDestinationWords>, name: string, { code, words, values }: ContentProblem): string {
  const key = contentKeys.get(code);
  const { max = "", length = "", size = "", tag = "" } = values ?? {};
  return key === undefined ? words : say(key, { name, max, length, size, tag });
}

function Tags({ name, untranslated }: { readonly name: string; readonly untranslated: PreparedContent["untranslated"] }) {
  const say = useDestinationWords();
  const problems = [...new Set(untranslated.map(({ problem }) => problem))];
  const tone = untranslated.every(({ problem }) => problem === "added-by-service") ? "info" : "warning";
  return (
    <Line tone={tone}>
      {say("tags", { count: untranslated.length })}
      {problems.map((problem) => (
        <Names
          key={problem}
          reason={say(problemKeys[problem], { name })}
          names={untranslated.flatMap((each) => (each.problem === problem ? [each.tag] : []))}
        />
      ))}
    </Line>
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
  if (grave.length === 0) return <Line tone="fine">{fine}</Line>;
  const toneOf = ({ severity }: Finding): Tone => (severity === "error" ? "error" : "warning");
  const rest = grave.length - findingsShown;
  return (
    <>
      {grave.slice(0, findingsShown).map((finding) => (
        <Line key={finding.id} tone={toneOf(finding)}>
          {sentence(finding.code, { ...finding.values })}
        </Line>
      ))}
      <li>
        <Button variant="quiet" onClick={() => open({ kind: "checks" })}>
          {rest > 0 ? `${say("openChecks")} (${say("moreFindings", { count: rest })})` : say("openChecks")}
        </Button>
      </li>
    </>
  );
}
