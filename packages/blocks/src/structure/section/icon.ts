const left = 3;
const widthTotal = 18;

/** A row cut into columns of these widths in percent, as a 24 × 24 path. */
export function columnsIcon(widths: readonly number[]): readonly string[] {
  let at = left;
  const cuts = widths.slice(0, -1).map((width) => {
    at += (widthTotal * width) / 100;
    return `M${Number(at.toFixed(2))} 6v12`;
  });
  return ["M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5z", ...cuts];
}

export const sectionIcon = columnsIcon([50, 50]);
