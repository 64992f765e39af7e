const left = 2;
const total = 20;
const gap = 3;

/** A column of this place and width, rounded by its line. */
function columnAt(x: number, width: number): string {
  return `M${round(x)} 5h${round(width)}v14h-${round(width)}z`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

/** Columns of these widths in percent beside each other, as 24 × 24 paths: one for each, so that they show as areas of their own. */
export function columnsIcon(widths: readonly number[]): readonly string[] {
  const free = total - gap * (widths.length - 1);
  let x = left;
  return widths.map((width) => {
    const share = (free * width) / 100;
    const path = columnAt(x, share);
    x += share + gap;
    return path;
  });
}

export const sectionIcon = columnsIcon([50, 50]);
