import type { TemplateSummary } from "@mailwright/contract";
import { Badge, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import css from "./here-mark.css?inline";
import { hereStrings } from "./here-strings.js";

const styles = [css];

export interface HereMarkProps {
  readonly people: NonNullable<TemplateSummary["peopleHere"]>;
}

/** Who else has a template open at this moment; of more than two the first, and how many others. */
export function HereMark({ people }: HereMarkProps) {
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
