import type { CheckReport } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-services.js";
import type { ChecksFeature } from "../checks/checks-feature.js";
import type { DialogRequest, WorkspaceStore } from "./workspace-store.js";

/** What the checks have to say about an opened template as a whole. */
export interface ChecksOfTemplate {
  /** Looks at the work as it stands. */
  check(): Promise<CheckReport>;
  /** Asks where the host wants it asked: an email with errors opens the checks instead. `onAnyway` publishes all the same. */
  mayPublish(onAnyway: () => void): Promise<boolean>;
}

export interface ChecksOfTemplateOptions {
  readonly services: EditorServices;
  readonly workspace: WorkspaceStore;
  /** How emails are looked at; nothing where the host wants no checks. */
  readonly checks?: () => ChecksFeature | undefined;
}

/** The code that looks at emails comes when it is first needed. */
export function createChecksOfTemplate(
  { services, workspace, checks }: ChecksOfTemplateOptions,
  open: (dialog: DialogRequest) => void,
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
