import { zoomResetPercent, zoomStepPercent } from "@mailwright/contract";
import { done } from "../outcome/outcome.js";
import { devices, type Session, schemes } from "../view-state/session-store.js";
import { isFields, isNothing, isOneOf } from "./accept.js";
import type { CommandArguments } from "./command-arguments.js";
import { defineCommand } from "./define-command.js";

// How the canvas is looked at. None of it touches the document.

export const zoomMinPercent = 25;
export const zoomMaxPercent = 200;

/** Shows the email at another width. */
export const setDevice = defineCommand<"set-device", undefined>({
  id: "set-device",
  changes: "session",
  keepsText: true,
  accepts: (args): args is CommandArguments["set-device"] => isFields(args) && isOneOf(devices)(args["device"]),
  run({ session }, { device }) {
    session.setState({ device });
    return done;
  },
});

/** Shows the email as on a light or on a dark screen. */
export const setScheme = defineCommand<"set-scheme", undefined>({
  id: "set-scheme",
  changes: "session",
  keepsText: true,
  accepts: (args): args is CommandArguments["set-scheme"] => isFields(args) && isOneOf(schemes)(args["scheme"]),
  run({ session }, { scheme }) {
    session.setState({ scheme });
    return done;
  },
});

type ZoomId = "zoom-in" | "zoom-out" | "zoom-reset" | "zoom-fit";

const zoomCommand = <Id extends ZoomId>(id: Id, keys: readonly string[], zoom: (session: Session) => number) =>
  defineCommand<Id, undefined>({
    id,
    changes: "session",
    keepsText: true,
    shortcuts: keys.map((pressed) => ({ keys: pressed })),
    accepts: isNothing,
    run({ session }) {
      session.setState((state) => ({ zoom: Math.min(Math.max(zoom(state), zoomMinPercent), zoomMaxPercent) }));
      return done;
    },
  });

// A fitting zoom lies between the steps: the next step is the one above or below it.
const toStep = (percent: number, round: (steps: number) => number) => round(percent / zoomStepPercent) * zoomStepPercent;

/** Makes the canvas a step larger. */
export const zoomIn = zoomCommand("zoom-in", ["mod+shift+plus"], ({ zoom }) => toStep(zoom, Math.floor) + zoomStepPercent);
/** Makes the canvas a step smaller. */
export const zoomOut = zoomCommand("zoom-out", ["mod+shift+minus"], ({ zoom }) => toStep(zoom, Math.ceil) - zoomStepPercent);
/** Back to the real size. */
export const zoomReset = zoomCommand("zoom-reset", ["mod+shift+zero"], () => zoomResetPercent);
/** As large as the desk is wide. */
export const zoomFit = zoomCommand("zoom-fit", [], ({ fittingZoom }) => fittingZoom);

/** Shows or hides the outlines of all blocks. */
export const toggleBorders = defineCommand<"toggle-borders", undefined>({
  id: "toggle-borders",
  changes: "session",
  keepsText: true,
  accepts: isNothing,
  run({ session }) {
    session.setState(({ bordersShown }) => ({ bordersShown: !bordersShown }));
    return done;
  },
});
