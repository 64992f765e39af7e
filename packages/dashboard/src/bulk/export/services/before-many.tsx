import type { SendOutlook } from "@mailwright/client";
import type { TemplateSummary } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import {
  BeforeLine,
  BeforeLines,
  type ShownDestination,
  UnsubscribeLine,
  UntranslatedTags,
  useContentWords,
  useDestinationWords,
} from "@mailwright/views/destinations";
import { bulkExportStrings } from "../export-strings.js";
import { useReasons } from "../use-reasons.js";
import type { Outlooks } from "./use-outlooks.js";

interface BeforeManyProps {
  readonly destination: ShownDestination;
  readonly templates: readonly TemplateSummary[];
  readonly outlooks: Outlooks;
  /** Is the server out of the internet's reach, and its pictures with it? */
  readonly isPrivate: boolean;
}

/** What is to be known before many emails go to a service, summed up: what cannot go, what does not arrive, and what the checks have found. */
export function BeforeMany({ destination, templates, outlooks: { known, isWhole, isFailed, retry }, isPrivate }: BeforeManyProps) {
  const say = useTranslate(bulkExportStrings);
  const sayOf = useDestinationWords();
  const { name } = destination;
  const left = known.flatMap((outlook) => (mayGo(outlook) ? [] : [outlook]));
  const tags = tagsOf(known);
  const faulty = known.filter(({ errors }) => errors.length > 0);
  const isFine = isWhole && left.length + tags.length + faulty.length === 0 && !isPrivate;
  return (
    <BeforeLines>
      {left.length > 0 && <LeftOut name={name} left={left} templates={templates} />}
      {tags.length > 0 && <UntranslatedTags name={name} untranslated={tags} />}
      {faulty.length > 0 && (
        <BeforeLine tone="warning">
          {say("checksFound", { count: faulty.length })}
          <Names ids={faulty.map(({ templateId }) => templateId)} templates={templates} />
        </BeforeLine>
      )}
      {isPrivate && <BeforeLine tone="warning">{say("privatePictures", { name })}</BeforeLine>}
      {isFine && <BeforeLine tone="fine">{sayOf("fine")}</BeforeLine>}
      {!isWhole && !isFailed && (
        <li className="mw-destination-line" data-tone="info">
          <Spinner />
          <div role="status">{say("looking", { done: known.length, count: templates.length })}</div>
        </li>
      )}
      {isFailed && (
        <li>
          {say("lookFailed")}{" "}
          <Button variant="quiet" onClick={retry}>
            {say("retry")}
          </Button>
        </li>
      )}
      <UnsubscribeLine destination={destination} />
    </BeforeLines>
  );
}

/** Can the email go there at all? */
export const mayGo = ({ refusal, problems }: SendOutlook): boolean => refusal === null && problems.length === 0;

interface LeftOutProps {
  readonly name: string;
  readonly left: readonly SendOutlook[];
  readonly templates: readonly TemplateSummary[];
}

function LeftOut({ name, left, templates }: LeftOutProps) {
  const say = useTranslate(bulkExportStrings);
  const contentWords = useContentWords();
  const { wordsOf } = useReasons();
  const reasonOf = ({ refusal, problems: [problem] }: SendOutlook) => (problem ? contentWords(problem, name) : wordsOf(refusal, ""));
  const reasons = [...new Set(left.map(reasonOf))];
  return (
    <BeforeLine tone="error">
      {say("cannotGo", { count: left.length })}
      {reasons.map((reason) => (
        <div key={reason} className="mw-destination-tags">
          {reason}
          <Names ids={left.filter((each) => reasonOf(each) === reason).map(({ templateId }) => templateId)} templates={templates} />
        </div>
      ))}
    </BeforeLine>
  );
}

const namesShown = 5;

function Names({ ids, templates }: { readonly ids: readonly string[]; readonly templates: readonly TemplateSummary[] }) {
  const say = useTranslate(bulkExportStrings);
  const names = templates.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const more = names.length - namesShown;
  return (
    <ul className="mw-export-names">
      {names.slice(0, namesShown).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have one name
        <li key={at}>{name}</li>
      ))}
      {more > 0 && <li>{say("more", { count: more })}</li>}
    </ul>
  );
}

/** Each tag once, with the worst that becomes of it. */
function tagsOf(known: readonly SendOutlook[]): SendOutlook["untranslated"] {
  const tags = new Map(known.flatMap(({ untranslated }) => untranslated.map((each) => [each.tag, each] as const)));
  return [...tags.values()];
}
