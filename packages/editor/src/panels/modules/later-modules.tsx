import { SkeletonText } from "@mailwright/ui";
import { laterWithBlocks } from "../../base/document/later-blocks.js";
import { useArrivedCode, useLaterCode } from "../../base/later/later-code.js";
import { useFirstUse } from "../../base/later/use-first-use.js";
import { LostCode } from "../../workspace/lost-code/lost-code.js";
import type { ModulesPanelProps } from "./modules-panel.js";

export const modulesCode = laterWithBlocks(() => import("./modules-code.js"));

/** The modules, once their code has been fetched. */
export function LaterModules(props: ModulesPanelProps) {
  const code = useLaterCode(modulesCode);
  if (code.phase === "ready") return <code.value.ModulesPanel {...props} />;
  return code.phase === "failed" ? <LostCode failed={code} /> : <SkeletonText lines={5} />;
}

/** The number of groups of modules. It is asked for when somebody comes near. */
export function LaterModuleCount() {
  const code = useArrivedCode(modulesCode);
  // Without a connection there is no number, and the tab says why when it is opened.
  useFirstUse(() => void modulesCode.load().catch(() => undefined));
  return code ? <code.ModuleCount /> : null;
}
