import { drawingTasks } from "./drawing/drawing-tasks.js";
import { serveTasks } from "./isolates/serve-tasks.js";

serveTasks(drawingTasks);
