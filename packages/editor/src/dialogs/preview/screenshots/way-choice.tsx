import { Segmented, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { usePreview } from "../preview-context.js";
import { screenshotStrings } from "./screenshot-strings.js";

/** Chooses between the simulation and real screenshots, where somebody takes these. */
export function WayChoice() {
  const say = useTranslate(screenshotStrings);
  const { view, change } = usePreview();
  const { screenshots } = useEditorServices().ports;
  if (!screenshots) return null;
  const options = [
    { value: "programs", label: say("simulation") },
    { value: "screenshots", label: say("screenshots") },
  ] as const;
  return (
    <Segmented
      label={say("way")}
      isLabelHidden
      value={view.shown === "screenshots" ? "screenshots" : "programs"}
      options={options}
      onChange={(shown) => change({ shown })}
    />
  );
}
