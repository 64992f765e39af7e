/** The button that an arrow up or down leads to: in the next line of buttons, the one nearest to this one. */
export function buttonInNextLine(buttons: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const way = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (way === 0) return undefined;
  const here = middleOf(from);
  const others = buttons.map((button) => ({ button, at: middleOf(button) })).filter(({ at }) => (at.y - here.y) * way > here.half);
  const nearest = Math.min(...others.map(({ at }) => Math.abs(at.y - here.y)));
  const line = others.filter(({ at }) => Math.abs(at.y - here.y) < nearest + here.half);
  const [first, ...rest] = line;
  return first && rest.reduce((best, each) => (Math.abs(each.at.x - here.x) < Math.abs(best.at.x - here.x) ? each : best), first).button;
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number; readonly half: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, half: height / 2 };
}
