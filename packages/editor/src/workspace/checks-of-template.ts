import type { CheckReport } from "@mailwright/checks";
import type { WorkspaceActions, WorkspaceActionsOptions } from "./workspace-actions.js";

/** What the checks have to say about an opened template as a whole. */
export interface ChecksOfTemplate {
  /** Looks at the work as it stands. */
  check(): Promise<CheckReport>;
  /** Asks where the host wants it asked: an email with errors opens the checks instead. `onAnyway` publishes all the same. */
  mayPublish(onAnyway: () => void): Promise<boolean>;
}

/** The code that looks at emails comes when it is first needed. */
export function createChecksOfTemplate(
  { services, workspace, checks }: WorkspaceActionsOptions,
  open: WorkspaceActions["open"],
): ChecksOfTemplate {
  const check = async () => {
    const { runChecks } = await import("../checks/run-checks.js");
    return runChecks(services, workspace.getState().info, checks?.() ?? {});
  };
  return {
    check,
    async mayPublish(onAnyway) {
      const way = checks?.()?.publish;
      if (!way) return true;
      const { findings } = await check();
      if (findings.every(({ severity }) => severity !== "error")) return true;
      open({ kind: "checks", publishing: { way, onAnyway } });
      return false;
    },
  };
}
