import type { BlockId } from "@mailwright/document";
import type { Contest } from "../../ports/collaboration-port.js";
import { takeOtherSides } from "../together/contest-sides.js";
import type { WorkspaceContext } from "./define-command.js";

/** Lets the other side stand in these blocks, as one step, and ends the contest. Answers how many of them were changed since, and were left as they are. */
export function settleContest({ document, services }: WorkspaceContext, contest: Contest, blockIds: readonly BlockId[]): number {
  const { document: settled, leftOut } = takeOtherSides(contest, document.get(), new Set(blockIds));
  document.commit({ key: "merge" }, settled);
  services.workspace.getState().together?.settleContest();
  return leftOut;
}
