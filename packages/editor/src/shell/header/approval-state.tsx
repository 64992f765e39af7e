import { useStyles } from "@mailwright/ui";
import { ApprovalMark } from "@mailwright/views/approval";
import { useWorkspace } from "../../workspace/workspace-context.js";
import css from "./approval-state.css?inline";

const styles = [css];

/** How the review of the open template stands. */
export function ApprovalState() {
  useStyles(styles);
  const approval = useWorkspace(({ info }) => info.approval);
  if (!approval) return null;
  return (
    <span className="mw-header-review">
      <ApprovalMark {...approval} />
    </span>
  );
}
