import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

export const problemBannerCode = laterCode(async () => (await import("./problem-banner.js")).ProblemBanner);

/** Few templates have parts that cannot be read, so the code for that is fetched when it is needed. */
export function LaterProblemBanner() {
  const hasProblems = useWorkspace(({ problems, problemsDismissed }) => !problemsDismissed && problems.length > 0);
  return hasProblems ? <LaterPart code={problemBannerCode} /> : null;
}
