import type { TaskTable } from "../isolates/messages.js";
import { drawQrCode } from "./draw-qr-code.js";
import { drawSvg } from "./draw-svg.js";
import { mergePictures } from "./merge-pictures.js";
import { resizePicture } from "./resize-picture.js";
import { drawCountdown } from "./timer/draw-timer.js";
import { measureTimer } from "./timer/measure-timer.js";
import { prepareSource } from "./uploads/prepare-source.js";
import { processEdited } from "./uploads/process-edited.js";
import { processGenerated } from "./uploads/process-generated.js";
import { processPicture } from "./uploads/process-picture.js";

/** Everything that reads or draws pixels. It runs in processes of its own: see isolates/isolate.ts. */
export const drawingTasks = {
  processPicture,
  processEdited,
  processGenerated,
  prepareSource,
  mergePictures,
  resizePicture,
  drawSvg,
  drawQrCode,
  drawCountdown,
  measureTimer,
} satisfies TaskTable;

export type DrawingTasks = typeof drawingTasks;
