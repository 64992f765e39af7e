import type { ContentProblem, TagProblem, UntranslatedTag } from "@mailwright/destinations";
import { Icon, type IconSource } from "@mailwright/ui";
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from "@mailwright/ui/icons";
import type { ReactNode } from "react";
import type { ShownDestination } from "./model/service-port.js";
import { useDestinationWords } from "./offer-words.js";

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

/** How much something matters before an email goes. */
export type LineTone = "error" | "warning" | "info" | "fine";
const icons = { error: OctagonAlert, warning: TriangleAlert, info: Info, fine: CircleCheck } satisfies Record<LineTone, IconSource>;

/** What is to be known before emails go somewhere, a line each. */
export function BeforeLines({ children }: { readonly children: ReactNode }) {
  const say = useDestinationWords();
  return (
    <section className="mw-destination-before" aria-label={say("before")}>
      <h4 className="mw-destination-title">{say("before")}</h4>
      <ul className="mw-destination-lines">{children}</ul>
    </section>
  );
}

export interface BeforeLineProps {
  readonly tone: LineTone;
  readonly children: ReactNode;
}

/** One thing that is to be known before an email goes. */
export function BeforeLine({ tone, children }: BeforeLineProps) {
  return (
    <li className="mw-destination-line" data-tone={tone}>
      <Icon icon={icons[tone]} />
      <div>{children}</div>
    </li>
  );
}

export interface NamesProps {
  /** Why they are named. */
  readonly reason: string;
  readonly names: readonly string[];
  /** What is said of those that are too many to be named. */
  readonly rest?: string | undefined;
}

/** What a line is about, by its names. */
export function Names({ reason, names, rest }: NamesProps) {
  return (
    <div className="mw-destination-names">
      {reason}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
        {rest === undefined ? null : <li>{rest}</li>}
      </ul>
    </div>
  );
}

export interface UntranslatedTagsProps {
  /** Of the service. */
  readonly name: string;
  readonly untranslated: readonly UntranslatedTag[];
}

/** Merge tags that do not arrive as they are meant, by why. */
export function UntranslatedTags({ name, untranslated }: UntranslatedTagsProps) {
  const say = useDestinationWords();
  const problems = [...new Set(untranslated.map(({ problem }) => problem))];
  const tone = untranslated.every(({ problem }) => problem === "added-by-service") ? "info" : "warning";
  return (
    <BeforeLine tone={tone}>
      {say("tags", { count: untranslated.length })}
      {problems.map((problem) => (
        <Names
          key={problem}
          reason={say(problemKeys[problem], { name })}
          names={untranslated.flatMap((each) => (each.problem === problem ? [each.tag] : []))}
        />
      ))}
    </BeforeLine>
  );
}

/** Who writes the header from which inboxes make their Unsubscribe button. */
export function UnsubscribeLine({ destination: { name, unsubscribeHeader } }: { readonly destination: ShownDestination }) {
  const say = useDestinationWords();
  return <BeforeLine tone="info">{say(headerKeys[unsubscribeHeader.by], { name })}</BeforeLine>;
}

/** Why an email cannot go there, or what is missed in it: in the reader's language where these are words of ours. */
export function useContentWords(): (problem: Omit<ContentProblem, "isAdvice">, name: string) => string {
  const say = useDestinationWords();
  return ({ code, words, values }, name) => {
    const key = contentKeys.get(code);
    const { max = "", length = "", size = "", tag = "" } = values ?? {};
    return key === undefined ? words : say(key, { name, max, length, size, tag });
  };
}
