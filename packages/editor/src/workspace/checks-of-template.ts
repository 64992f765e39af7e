import type { CheckReport } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-services.js";
import type { ChecksFeature } from "../checks/checks-feature.js";
import type { DialogRequest, WorkspaceStore } from "./workspace-store.js";

/** The checks of an opened template. */
export interface ChecksOfTemplate {
  /** Checks the work as it stands now. */
  check(): Promise<CheckReport>;
  /** Refuses or asks as the host wants: if the email has errors, the checks open instead. `onAnyway` publishes all the same. */
  mayPublish(onAnyway: () => void): Promise<boolean>;
}

export interface ChecksOfTemplateOptions {
  readonly services: EditorServices;
  readonly workspace: WorkspaceStore;
  /** How emails are checked. `undefined` if the host wants no checks. */
  readonly checks?: () => ChecksFeature | undefined;
  /** Where the editor stands in its page. */
  readonly embedding: () => { readonly isEmbedded: boolean };
}

/** The code of the checks is fetched when it is first needed. */
export function createChecksOfTemplate(
  { services, workspace, checks, embedding }: ChecksOfTemplateOptions,
  open: (dialog: DialogRequest) => void,
): ChecksOfTemplate {
  const check = async () => {
    const { runChecks } = await import("../checks/run-checks.js");
    return runChecks(services, workspace.getState().info, checks?.() ?? {});
  };
  return {
    check,
    async mayPublish(onAnyway) {
      const wanted = checks?.();
      // A page around the editor has its own say in what is published, and publishes by a message too.
      const way = wanted?.publish ?? (embedding().isEmbedded ? "off" : "warn");
      if (!wanted || way === "off") return true;
      const { findings } = await check();
      if (findings.every(({ severity }) => severity !== "error")) return true;
      open({ kind: "checks", publishing: { way: wanted.mayOverride ? "warn" : way, onAnyway } });
      return false;
    },
  };
}
