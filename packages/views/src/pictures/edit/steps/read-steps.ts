import { itemKinds, noSteps, type PictureItem, type PictureSteps, pictureFilters, pictureFormats, type ShareBox } from "./picture-steps.js";

type Fields = Readonly<Record<string, unknown>>;

/** More than anybody lays on a picture; what was stored by others may hold any number. */
const itemsMax = 50;
const textMax = 500;
const cropMin = 0.01;

/** Steps as they were stored. What does not fit counts as not set. */
export function readSteps(stored: unknown): PictureSteps {
  const fields: Fields = isFields(stored) ? stored : {};
  const number = (name: keyof PictureSteps & string, min: number, max: number) =>
    readNumber(fields[name], min, max) ?? Number(noSteps[name]);
  return {
    quarterTurns: Math.round(number("quarterTurns", 0, 3)),
    isFlippedX: fields["isFlippedX"] === true,
    isFlippedY: fields["isFlippedY"] === true,
    straightenDeg: number("straightenDeg", -45, 45),
    crop: readBox(fields["crop"]),
    focus: readPoint(fields["focus"]),
    brightness: number("brightness", -100, 100),
    contrast: number("contrast", -100, 100),
    saturation: number("saturation", -100, 100),
    filter: oneOf(pictureFilters, fields["filter"]) ?? noSteps.filter,
    items: readItems(fields["items"]),
    radius: number("radius", 0, 100),
    frameWidth: number("frameWidth", 0, 50),
    frameColor: readColor(fields["frameColor"]) ?? noSteps.frameColor,
    background: readColor(fields["background"]) ?? noSteps.background,
    widthMaxPx: Math.round(number("widthMaxPx", 1, noSteps.widthMaxPx)),
    quality: Math.round(number("quality", 30, 100)),
    format: oneOf(pictureFormats, fields["format"]) ?? noSteps.format,
  };
}

function readItems(stored: unknown): readonly PictureItem[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, itemsMax).flatMap((item: unknown, index) => {
    const fields: Fields = isFields(item) ? item : {};
    const kind = oneOf(itemKinds, fields["kind"]);
    if (!kind) return [];
    const text = fields["text"];
    return [
      {
        kind,
        id: `stored-${index}`,
        x: readNumber(fields["x"], 0, 1) ?? 0.5,
        y: readNumber(fields["y"], 0, 1) ?? 0.5,
        width: readNumber(fields["width"], 0.01, 2) ?? 0.3,
        height: readNumber(fields["height"], 0.01, 2) ?? 0.1,
        turnDeg: readNumber(fields["turnDeg"], -180, 180) ?? 0,
        color: readColor(fields["color"]) ?? "#ffffff",
        opacity: readNumber(fields["opacity"], 0, 100) ?? 100,
        text: typeof text === "string" ? text.slice(0, textMax) : "",
        isBold: fields["isBold"] === true,
      },
    ];
  });
}

function readBox(stored: unknown): ShareBox {
  const fields: Fields = isFields(stored) ? stored : {};
  const x = readNumber(fields["x"], 0, 1 - cropMin) ?? 0;
  const y = readNumber(fields["y"], 0, 1 - cropMin) ?? 0;
  return {
    x,
    y,
    width: Math.min(1 - x, readNumber(fields["width"], cropMin, 1) ?? 1),
    height: Math.min(1 - y, readNumber(fields["height"], cropMin, 1) ?? 1),
  };
}

function readPoint(stored: unknown) {
  const fields: Fields = isFields(stored) ? stored : {};
  return { x: readNumber(fields["x"], 0, 1) ?? 0.5, y: readNumber(fields["y"], 0, 1) ?? 0.5 };
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

function readNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined;
}

function readColor(value: unknown): string | undefined {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}
