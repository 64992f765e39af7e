import { ErrorState, SkeletonText } from "@mailwright/ui";
import { useState } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useFirstUse } from "../../base/later/use-first-use.js";
import type { ModulesPanelProps } from "./modules-panel.js";

const modulesCode = laterCode(() => import("./modules-code.js"));

/** The modules, when their code is there. */
export function LaterModules(props: ModulesPanelProps) {
  const code = useLaterCode(modulesCode);
  if (code.phase === "ready") return <code.value.ModulesPanel {...props} />;
  return code.phase === "failed" ? <ErrorState onRetry={code.retry} /> : <SkeletonText lines={5} />;
}

/** How many groups of modules there are; asked once somebody comes near. */
export function LaterModuleCount() {
  const [Count, setCount] = useState(() => modulesCode.peek()?.ModuleCount);
  // Without a connection there is no figure, and the tab says why when it is chosen.
  useFirstUse(
    () =>
      void modulesCode
        .load()
        .then(({ ModuleCount }) => setCount(() => ModuleCount))
        .catch(() => undefined),
  );
  return Count ? <Count /> : null;
}
