import type { BlockCost, EmailSize } from "@mailwright/checks";
import { Button, useTranslate } from "@mailwright/ui";
import { checksStrings } from "./checks-strings.js";
import { useFindingActions } from "./use-finding-actions.js";
import { useFindingPlace } from "./use-finding-place.js";

const listedMax = 5;

/** The size of the email, how much of it Gmail shows, and the heaviest blocks. */
export function SizeSection({ size }: { readonly size: EmailSize }) {
  const say = useTranslate(checksStrings);
  const words = say("sizeOf", { kb: toKb(size.bytes), most: toKb(size.limitBytes) });
  return (
    <section className="mw-checks-group" aria-label={say("size")}>
      <h3 className="mw-checks-title">{say("size")}</h3>
      <p className="mw-checks-size mw-tabular">{words}</p>
      <meter className="mw-checks-meter" min={0} max={size.limitBytes} high={size.limitBytes * 0.8} value={size.bytes} aria-label={words} />
      {size.costs.length > 0 ? <h4 className="mw-checks-subtitle">{say("heaviest")}</h4> : null}
      <ul className="mw-checks-costs">
        {size.costs.slice(0, listedMax).map((cost) => (
          <Cost key={cost.blockId} cost={cost} />
        ))}
      </ul>
    </section>
  );
}

function Cost({ cost: { blockId, bytes } }: { readonly cost: BlockCost }) {
  const say = useTranslate(checksStrings);
  const place = useFindingPlace(blockId);
  const { goTo } = useFindingActions();
  return (
    <li className="mw-checks-cost">
      <Button variant="quiet" className="mw-checks-cost-place" onClick={() => goTo(blockId)}>
        {place}
      </Button>
      <span className="mw-tabular">{say("cost", { kb: Math.max(0.1, Math.round(bytes / 102.4) / 10) })}</span>
    </li>
  );
}

function toKb(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
