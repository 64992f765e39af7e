import { zoomResetPercent, zoomStepPercent } from "@mailwright/contract";
import { done, type RefusalCode, refuse } from "../outcome/outcome.js";
import { devices, schemes, type ViewState } from "../view-state/view-store.js";
import { defineCommand, type Words } from "./command.js";
import { take } from "./take.js";

// How the canvas is looked at. None of it touches the document.

export const zoomMinPercent = 25;
export const zoomMaxPercent = 200;

/** Shows the email at another width. */
export const setDevice = defineCommand(take.fields({ device: take.oneOf(devices) }), {
  id: "set-device",
  words: { en: "Change device", de: "Gerät wechseln" },
  group: "view",
  order: 60,
  changes: "view",
  keepsText: true,
  offers: [
    { key: "desktop", args: { device: "desktop" }, words: { en: "Desktop", de: "Desktop" } },
    { key: "tablet", args: { device: "tablet" }, words: { en: "Tablet", de: "Tablet" } },
    { key: "mobile", args: { device: "mobile" }, words: { en: "Mobile", de: "Smartphone" } },
  ],
  run({ viewState }, { device }) {
    viewState.setState({ device });
    return done;
  },
});

/** Shows the email as on a light or on a dark screen. */
export const setScheme = defineCommand(take.fields({ scheme: take.oneOf(schemes) }), {
  id: "set-scheme",
  words: { en: "Light or dark", de: "Hell oder dunkel" },
  group: "view",
  order: 61,
  changes: "view",
  keepsText: true,
  offers: [
    { key: "light", args: { scheme: "light" }, words: { en: "Show in light mode", de: "Im Hellmodus zeigen" } },
    { key: "dark", args: { scheme: "dark" }, words: { en: "Show in dark mode", de: "Im Dunkelmodus zeigen" } },
  ],
  run({ viewState }, { scheme }) {
    viewState.setState({ scheme });
    return done;
  },
});

interface Zoom<Id extends string> {
  readonly id: Id;
  readonly order: number;
  readonly words: Words;
  readonly keys?: string;
  readonly next: (viewState: ViewState) => number;
  /** Why it changes nothing, where it does not. */
  readonly atEnd: RefusalCode;
}

function defineZoom<const Id extends string>({ id, words, order, keys, next, atEnd }: Zoom<Id>) {
  const zoomAfter = (state: ViewState) => Math.min(Math.max(next(state), zoomMinPercent), zoomMaxPercent);
  return defineCommand(take.nothing, {
    id,
    words,
    group: "view",
    order,
    changes: "view",
    keepsText: true,
    ...(keys !== undefined && { shortcuts: [{ keys }], worksAnywhere: true }),
    refuses({ viewState }) {
      const state = viewState.getState();
      return zoomAfter(state) === state.zoom ? refuse(atEnd) : undefined;
    },
    run({ viewState }) {
      viewState.setState((state) => ({ zoom: zoomAfter(state) }));
      return done;
    },
  });
}

// A fitting zoom lies between the steps: the next step is the one above or below it.
const toStep = (percent: number, round: (steps: number) => number) => round(percent / zoomStepPercent) * zoomStepPercent;

/** Makes the canvas a step larger. */
export const zoomIn = defineZoom({
  id: "zoom-in",
  order: 62,
  words: { en: "Zoom in", de: "Vergrößern" },
  keys: "mod+shift+plus",
  next: ({ zoom }) => toStep(zoom, Math.floor) + zoomStepPercent,
  atEnd: "zoomed-in",
});
/** Makes the canvas a step smaller. */
export const zoomOut = defineZoom({
  id: "zoom-out",
  order: 63,
  words: { en: "Zoom out", de: "Verkleinern" },
  keys: "mod+shift+minus",
  next: ({ zoom }) => toStep(zoom, Math.ceil) - zoomStepPercent,
  atEnd: "zoomed-out",
});
/** Back to the real size. */
export const zoomReset = defineZoom({
  id: "zoom-reset",
  order: 64,
  words: { en: "Reset zoom", de: "Zoom zurücksetzen" },
  keys: "mod+shift+zero",
  next: () => zoomResetPercent,
  atEnd: "zoomed-so",
});
/** As large as the desk is wide. */
export const zoomFit = defineZoom({
  id: "zoom-fit",
  order: 65,
  words: { en: "Fit to width", de: "An Breite anpassen" },
  next: ({ fittingZoom }) => fittingZoom,
  atEnd: "zoomed-so",
});

/** Shows or hides the outlines of all blocks. */
export const toggleBorders = defineCommand(take.nothing, {
  id: "toggle-borders",
  words: { en: "Show borders", de: "Rahmen anzeigen" },
  group: "view",
  order: 66,
  changes: "view",
  keepsText: true,
  run({ viewState }) {
    viewState.setState(({ bordersShown }) => ({ bordersShown: !bordersShown }));
    return done;
  },
});
