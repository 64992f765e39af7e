// Types of engine-extras.gen.js, written by hand.
import type { EngineComponent } from "./engine.gen.js";

export const extraComponents: readonly EngineComponent[];
