// Types of engine.gen.js, written by hand: as much of mjml-core's as render.ts uses.
import type { MjmlElement } from "./element.js";
import type { SkeletonData, SlotComponent } from "./engine-types.js";

export function runMjml(
  document: MjmlElement,
  options: {
    readonly validationLevel: "skip";
    readonly fonts: Record<string, string>;
    readonly skeleton: (data: SkeletonData) => string;
    readonly presets: readonly { readonly components: readonly SlotComponent[]; readonly dependencies: object }[];
  },
): { readonly html: string };
export function writeSkeleton(data: SkeletonData): string;
export function mergeConditionals(html: string): string;
/** A component's class, which only the engine looks into. */
export interface EngineComponent {
  readonly componentName: string;
}
export function addComponents(components: readonly EngineComponent[]): void;
