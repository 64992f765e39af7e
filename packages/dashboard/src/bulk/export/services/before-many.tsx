import type { SendOutlook } from "@mailwright/client";
import type { TemplateSummary } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import type { ShownDestination } from "@mailwright/views/destination-ports";
import {
  BeforeLine,
  BeforeLines,
  UnseenPictures,
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
}

/** What is to be known before many emails go to a service, summed up: what cannot go, what does not arrive, and what the checks have found. */
export function BeforeMany({ destination, templates, outlooks: { known, isWhole, isFailed, retry } }: BeforeManyProps) {
  const say = useTranslate(bulkExportStrings);
  const sayOf = useDestinationWords();
  const contentWords = useContentWords();
  const { name } = destination;
  const left = known.flatMap((outlook) => (mayGo(outlook) ? [] : [outlook]));
  const tags = tagsOf(known);
  const advice = adviceOf(known);
  const faulty = known.filter(({ errors }) => errors.length > 0);
  const pictures = picturesOf(known);
  const isFine = isWhole && left.length + tags.length + faulty.length + advice.length + pictures.length === 0;
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
      {advice.map((problem) => (
        <BeforeLine key={problem.code} tone="warning">
          {contentWords(problem, name)}
        </BeforeLine>
      ))}
      {pictures.length > 0 && <UnseenPictures name={name} pictures={pictures} />}
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
export const mayGo = ({ refusal, problems }: SendOutlook): boolean => refusal === null && problems.every(({ isAdvice }) => isAdvice);

interface LeftOutProps {
  readonly name: string;
  readonly left: readonly SendOutlook[];
  readonly templates: readonly TemplateSummary[];
}

function LeftOut({ name, left, templates }: LeftOutProps) {
  const say = useTranslate(bulkExportStrings);
  const contentWords = useContentWords();
  const { wordsOf } = useReasons();
  const reasonOf = ({ refusal, problems }: SendOutlook) => {
    const problem = problems.find(({ isAdvice }) => !isAdvice);
    return problem ? contentWords(problem, name) : wordsOf(refusal, "");
  };
  const reasons = [...new Set(left.map(reasonOf))];
  return (
    <BeforeLine tone="error">
      {say("cannotGo", { count: left.length })}
      {reasons.map((reason) => (
        <div key={reason} className="mw-destination-names">
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
  const named = templates.filter(({ id }) => ids.includes(id));
  const more = named.length - namesShown;
  return (
    <ul className="mw-export-names">
      {named.slice(0, namesShown).map(({ id, name }) => (
        <li key={id}>{name}</li>
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

/** What the service's readers miss, once for all the templates. */
function adviceOf(known: readonly SendOutlook[]): SendOutlook["problems"] {
  const advice = known.flatMap(({ problems }) => problems.filter(({ isAdvice }) => isAdvice));
  return [...new Map(advice.map((problem) => [problem.code, problem])).values()];
}

function picturesOf(known: readonly SendOutlook[]): SendOutlook["unreached"] {
  return [...new Map(known.flatMap(({ unreached }) => unreached.map((each) => [each.address, each] as const))).values()];
}
