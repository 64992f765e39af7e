import type { PictureFilter, PictureSteps } from "../steps/picture-steps.js";

/** Three rows for red, green and blue: shares of the red, green and blue that were there, and what is added, from 0 to 255. */
export type ColourMatrix = readonly number[];

const identity: ColourMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

// How bright the eye sees each colour (Rec. 709).
const [red, green, blue] = [0.2126, 0.7152, 0.0722] as const;

const filters: Readonly<Record<PictureFilter, ColourMatrix>> = {
  none: identity,
  mono: saturate(0),
  sepia: [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0],
  warm: [1.08, 0.04, 0, 6, 0, 1.02, 0, 2, 0, 0, 0.86, 0],
  cool: [0.88, 0, 0, 0, 0, 1.01, 0, 2, 0, 0.04, 1.1, 6],
  faded: join(saturate(0.75), [0.82, 0, 0, 34, 0, 0.82, 0, 34, 0, 0, 0.82, 36]),
  vivid: join(saturate(1.4), contrastOf(1.12)),
};

/** All that the steps do to colours, as one matrix; nothing if they leave colours alone. */
export function colourMatrix({ brightness, contrast, saturation, filter }: PictureSteps): ColourMatrix | undefined {
  if (brightness === 0 && contrast === 0 && saturation === 0 && filter === "none") return undefined;
  const light = 1 + brightness / 100;
  const lit: ColourMatrix = [light, 0, 0, 0, 0, light, 0, 0, 0, 0, light, 0];
  const own = join(join(lit, contrastOf(1 + contrast / 100)), saturate(1 + saturation / 100));
  return join(filters[filter], own);
}

/** Changes the colours of pixels in place: four bytes each, red, green, blue and how much can be seen of it. */
export function applyColours(pixels: Uint8ClampedArray, matrix: ColourMatrix): void {
  const [a = 1, b = 0, c = 0, d = 0, e = 0, f = 1, g = 0, h = 0, i = 0, j = 0, k = 1, l = 0] = matrix;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const r = pixels[at] ?? 0;
    const n = pixels[at + 1] ?? 0;
    const u = pixels[at + 2] ?? 0;
    pixels[at] = a * r + b * n + c * u + d;
    pixels[at + 1] = e * r + f * n + g * u + h;
    pixels[at + 2] = i * r + j * n + k * u + l;
  }
}

function saturate(share: number): ColourMatrix {
  const [r, g, b] = [red * (1 - share), green * (1 - share), blue * (1 - share)];
  return [r + share, g, b, 0, r, g + share, b, 0, r, g, b + share, 0];
}

function contrastOf(share: number): ColourMatrix {
  const added = 127.5 * (1 - share);
  return [share, 0, 0, added, 0, share, 0, added, 0, 0, share, added];
}

/** First the one, then the other. */
function join(first: ColourMatrix, then: ColourMatrix): ColourMatrix {
  const value = (matrix: ColourMatrix, row: number, column: number) => matrix[row * 4 + column] ?? 0;
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const sum = [0, 1, 2].reduce((total, at) => total + value(then, row, at) * value(first, at, column), 0);
      return column === 3 ? sum + value(then, row, 3) : sum;
    }),
  );
}
