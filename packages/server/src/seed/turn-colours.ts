import type { EmailDocument } from "@mailwright/document";

/**
 * The document with the hue of every colour turned by so many degrees. It is turned in OKLCH, where the lightness stays: text that had
 * enough contrast before has it afterwards.
 */
export function turnColours(document: EmailDocument, hueDegrees: number): EmailDocument {
  if (hueDegrees === 0) return document;
  const json = JSON.stringify(document).replaceAll(/#[0-9a-f]{6}(?![0-9a-f])/gi, (colour) => turnColour(colour, hueDegrees));
  return JSON.parse(json);
}

type Triple = readonly [number, number, number];

function turnColour(colour: string, hueDegrees: number): string {
  const channels = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const [lightness, a, b] = toOklab([channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0]);
  const [chroma, hue] = [Math.hypot(a, b), Math.atan2(b, a) + (hueDegrees * Math.PI) / 180];
  const turned = fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  return `#${turned.map((channel) => writeByte(fromLinear(channel))).join("")}`;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const writeByte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");

function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
