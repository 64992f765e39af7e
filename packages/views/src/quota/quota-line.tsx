import { type QuotaKind, type QuotaUse, quotaLevel, tightestQuota } from "@mailwright/contract";
import { Icon, useStyles } from "@mailwright/ui";
import { TriangleAlert } from "@mailwright/ui/icons";
import css from "./quota-line.css?inline";
import { useQuotaWords } from "./use-quota-words.js";

const styles = [css];

export interface QuotaLineProps {
  readonly uses: readonly QuotaUse[];
  /** The kinds that matter where the line stands. */
  readonly kinds: readonly QuotaKind[];
}

/** One quiet line about the tightest limit, once most of it is used up; nothing before. */
export function QuotaLine({ uses, kinds }: QuotaLineProps) {
  useStyles(styles);
  const words = useQuotaWords();
  const use = tightestQuota(uses, kinds);
  if (!use) return null;
  const isFull = quotaLevel(use) === "full";
  return (
    <p className="mw-quota-line" role="status" data-full={isFull || undefined}>
      {isFull ? <Icon icon={TriangleAlert} /> : null}
      {words(use)}
    </p>
  );
}
