import type { KeyboardEvent } from "react";

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves something, in shares of the picture: a hundredth, or ten of them with Shift. */
export function arrowStep(event: KeyboardEvent): readonly [number, number] | undefined {
  const way = ways[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const step = event.shiftKey ? 0.1 : 0.01;
  return [way[0] * step, way[1] * step];
}

export const clampShare = (share: number) => Math.max(0, Math.min(1, share));
