import { done } from "../outcome/outcome.js";
import { defineCommand } from "./command.js";
import { take } from "./take.js";
import { zoomMaxPercent, zoomMinPercent } from "./view.js";

/** Shows the canvas at this size, as near to it as there is one: what Ctrl with the wheel and two fingers ask for. */
export const setZoom = defineCommand(take.fields({ percent: take.number }), {
  id: "set-zoom",
  words: { en: "Zoom to", de: "Zoom auf" },
  group: "view",
  changes: "view",
  keepsText: true,
  offers: [],
  run({ viewState }, { percent }) {
    viewState.setState({ zoom: Math.min(Math.max(Math.round(percent), zoomMinPercent), zoomMaxPercent) });
    return done;
  },
});
