import { prop } from "@mailwright/document";
import { expect, test } from "vitest";
import { valuesBesidePicture } from "./picture-position.js";

const background = prop.image("", { positionProp: "backgroundPosition" });

test("a background is held at the side that its focal point is near", () => {
  const positionAt = (x: number, y: number) => valuesBesidePicture(background, { x, y })["backgroundPosition"];
  expect([positionAt(0.55, 0.4), positionAt(0.5, 0.1), positionAt(0.6, 0.9), positionAt(0.1, 0.5), positionAt(0.95, 0.6)]).toEqual([
    "center center",
    "top center",
    "bottom center",
    "center left",
    "center right",
  ]);
});

test("a picture that is no background, and one without a focal point, are placed by nothing", () => {
  expect(valuesBesidePicture(prop.image(""), { x: 0, y: 0 })).toEqual({});
  expect(valuesBesidePicture(background, undefined)).toEqual({});
});
