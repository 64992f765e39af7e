import { SkeletonText } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { LostCode } from "../../workspace/lost-code/lost-code.js";

export const layersCode = laterCode(async () => (await import("./layers-panel.js")).LayersPanel);

/** The tree of blocks, once its code has been fetched. */
export function LaterLayers({ query }: { readonly query: string }) {
  const code = useLaterCode(layersCode);
  if (code.phase === "ready") return <code.value query={query} />;
  return code.phase === "failed" ? <LostCode failed={code} /> : <SkeletonText lines={5} />;
}
