import type { ApprovalState, ApprovalSummary } from "@mailwright/contract";
import { Badge, type BadgeProps, useStyles, useTranslate } from "@mailwright/ui";
import css from "./approval-mark.css?inline";
import { approvalStrings } from "./approval-strings.js";

const styles = [css];

const tones = { review: "accent", approved: "success", changes: "warning", changed: "warning" } as const satisfies Record<
  ApprovalState,
  BadgeProps["tone"]
>;

/** How the approval of an email stands, in few words; to whom it waits for it says so. */
export function ApprovalMark({ state, isAwaited }: Pick<ApprovalSummary, "state" | "isAwaited">) {
  const say = useTranslate(approvalStrings);
  useStyles(styles);
  if (state === null) return null;
  const words = say(isAwaited ? "awaited" : `state.${state}`);
  return (
    <Badge tone={tones[state]} hasDot>
      <span className="mw-approval-mark" title={words}>
        {words}
      </span>
    </Badge>
  );
}
