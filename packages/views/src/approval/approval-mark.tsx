import type { ApprovalState, ApprovalSummary } from "@mailwright/contract";
import { Badge, type BadgeProps, useTranslate } from "@mailwright/ui";
import { approvalStrings } from "./approval-strings.js";

const tones = { review: "accent", approved: "success", changes: "warning", changed: "warning" } as const satisfies Record<
  ApprovalState,
  BadgeProps["tone"]
>;

/** How the approval of an email stands, in few words; to whom it waits for it says so. */
export function ApprovalMark({ state, isAwaited }: Pick<ApprovalSummary, "state" | "isAwaited">) {
  const say = useTranslate(approvalStrings);
  if (state === null) return null;
  return (
    <Badge tone={tones[state]} hasDot>
      {say(isAwaited ? "awaited" : `state.${state}`)}
    </Badge>
  );
}
