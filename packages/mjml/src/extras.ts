import { addComponents } from "./engine.gen.js";
import { extraComponents } from "./engine-extras.gen.js";

/**
 * Adds `mj-hero`, `mj-accordion`, `mj-carousel`, `mj-navbar` and `mj-social` to the engine, for every run from now on. Until then a
 * document that uses one is a fault.
 */
export function addExtraComponents(): void {
  addComponents(extraComponents);
}
