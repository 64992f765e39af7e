import { expect, test } from "vitest";
import { faultOf, hasChanged, suggestId } from "./edited-fields.js";

test("a name suggests an id that may stand in an email", () => {
  expect(["Loyalty points", "  Größe (EU) ", "3D seat", "…"].map(suggestId)).toEqual(["loyalty_points", "gro_e_eu", "_3d_seat", ""]);
});

test("a field without a name, with an id that cannot be, or with another's, is told so", () => {
  const fields = [
    { row: 1, id: "size", name: "Size", price: "" },
    { row: 2, id: "size", name: "Size again", price: "" },
    { row: 3, id: "two words", name: "Words", price: "" },
    { row: 4, id: "x", name: " ", price: "" },
    { row: 5, id: "fine.one", name: "Fine", price: "" },
  ];
  expect(fields.map((field) => faultOf(field, fields))).toEqual(["idTaken", "idTaken", "idHint", "nameMissing", undefined]);
});

test("saving would store something else once a field is another, has moved or is gone", () => {
  const size = { row: 0, id: "size", name: "Size", price: "3" };
  const points = { row: 1, id: "points", name: "Points", price: "" };
  const stored = [size, points];
  expect(hasChanged([{ ...size }, { ...points, row: 7 }], stored)).toBe(false);
  for (const fields of [[size], [points, size], [size, { ...points, name: "More" }], [...stored, { ...size, row: 2 }], []])
    expect(hasChanged(fields, stored)).toBe(true);
});
