/** Answers that a person has unfolded or folded on the canvas, each with whether it was compiled open. */
const byHand = new WeakMap<Element, boolean>();

/** Unfolds an answer that is folded, or folds it. */
export function toggleFold(fold: HTMLDetailsElement): void {
  if (!byHand.has(fold)) byHand.set(fold, fold.open);
  fold.open = !fold.open;
}

/** Whether an answer stays as a person left it: until it is compiled in another way. */
export function staysFolded(target: Element, source: Element): boolean {
  const isCompiledOpen = byHand.get(target);
  if (isCompiledOpen === undefined) return false;
  if (isCompiledOpen === source.hasAttribute("open")) return true;
  byHand.delete(target);
  return false;
}
