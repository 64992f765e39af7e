import type { TemplateSummary } from "@mailwright/contract";
import { Badge, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { ApprovalMark } from "@mailwright/views/approval";
import css from "./here-mark.css?inline";
import { hereStrings } from "./here-strings.js";

const styles = [css];

export interface LateMarksProps {
  readonly approval: TemplateSummary["approval"] | undefined;
  readonly peopleHere: TemplateSummary["peopleHere"] | undefined;
}

/** What few templates have: somebody who has it open at this moment, and a review. */
export function LateMarks({ approval, peopleHere = [] }: LateMarksProps) {
  return (
    <>
      {peopleHere.length > 0 && <HereMark people={peopleHere} />}
      {approval?.state && <ApprovalMark {...approval} />}
    </>
  );
}

function HereMark({ people }: { readonly people: NonNullable<TemplateSummary["peopleHere"]> }) {
  const say = useTranslate(hereStrings);
  const { list } = useFormats();
  useStyles(styles);
  const names = people.map(({ name }) => name);
  const all = say("here", { count: names.length, names: list(names) });
  const [first = "", ...others] = names;
  return (
    <Badge tone="success" hasDot>
      <span className="mw-here-mark" title={all}>
        <span className="mw-hidden">{all}</span>
        <span aria-hidden="true">{others.length > 1 ? say("hereAndMore", { name: first, count: others.length }) : all}</span>
      </span>
    </Badge>
  );
}
