import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

export const problemBannerCode = laterCode(async () => (await import("./problem-banner.js")).ProblemBanner);

/** Few templates have parts that cannot be read, so the code for that is fetched when it is needed. */
export function LaterProblemBanner() {
  const hasProblems = useWorkspace(({ problems, problemsDismissed }) => !problemsDismissed && problems.length > 0);
  return hasProblems ? <Banner /> : null;
}

function Banner() {
  const code = useLaterCode(problemBannerCode);
  return code.phase === "ready" ? <code.value /> : null;
}
