import type { EmailSize } from "@mailwright/checks";
import { Button, useTranslate } from "@mailwright/ui";
import { checksStrings } from "./checks-strings.js";
import { useFindingActions } from "./use-finding-actions.js";
import { useFindingPlace } from "./use-finding-place.js";
import { toKb, weightOf } from "./weight-of.js";

const listedMax = 8;
const sentences = { fine: "sizeOf", near: "sizeNear", over: "sizeOver" } as const;

/** The weight of the email, how much of it Gmail shows, what weighs most, and what to cut first where it is too much. */
export function SizeSection({ size }: { readonly size: EmailSize }) {
  const say = useTranslate(checksStrings);
  const { tone, ...values } = weightOf(size);
  const words = say(sentences[tone], values);
  const costs = heaviest(size);
  return (
    <section className="mw-checks-group" aria-label={say("size")}>
      <h3 className="mw-checks-title">{say("size")}</h3>
      <p className="mw-checks-size mw-tabular" data-tone={tone}>
        {words}
      </p>
      <meter
        className="mw-checks-meter"
        data-tone={tone}
        min={0}
        max={size.limitBytes}
        high={size.nearBytes}
        value={size.bytes}
        aria-label={words}
      />
      {tone === "fine" ? null : <p className="mw-checks-cut">{say("cutFirst", { kb: toKb(size.bytes - size.nearBytes) })}</p>}
      {costs.length > 0 ? <h4 className="mw-checks-subtitle">{say("heaviest")}</h4> : null}
      <ul className="mw-checks-costs">
        {costs.map((cost) => (
          <Cost key={cost.blockId ?? ""} cost={cost} />
        ))}
      </ul>
    </section>
  );
}

/** A block, or the head of the email, which has no id. */
interface ListedCost {
  readonly blockId?: string;
  readonly bytes: number;
}

function heaviest({ costs, headBytes }: EmailSize): readonly ListedCost[] {
  return [{ bytes: headBytes }, ...costs].toSorted((a, b) => b.bytes - a.bytes).slice(0, listedMax);
}

function Cost({ cost: { blockId, bytes } }: { readonly cost: ListedCost }) {
  const say = useTranslate(checksStrings);
  return (
    <li className="mw-checks-cost">
      {blockId === undefined ? <HeadPlace /> : <CostPlace blockId={blockId} />}
      <span className="mw-tabular">{say("cost", { kb: Math.max(0.1, Math.round(bytes / 102.4) / 10) })}</span>
    </li>
  );
}

function HeadPlace() {
  const say = useTranslate(checksStrings);
  return (
    <div className="mw-checks-cost-part">
      {say("head")}
      <div className="mw-checks-cost-hint">{say("headHint")}</div>
    </div>
  );
}

function CostPlace({ blockId }: { readonly blockId: string }) {
  const place = useFindingPlace(blockId);
  const { goTo } = useFindingActions();
  return (
    <Button variant="quiet" className="mw-checks-cost-place" onClick={() => goTo(blockId)}>
      {place}
    </Button>
  );
}
