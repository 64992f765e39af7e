import { expect, test } from "vitest";
import { faultOf, suggestId } from "./edited-fields.js";

test("a name suggests an id that may stand in an email", () => {
  expect(["Loyalty points", "  Größe (EU) ", "3D seat", "…"].map(suggestId)).toEqual(["loyalty_points", "gro_e_eu", "_3d_seat", ""]);
});

test("a field without a name, with an id that cannot be, or with another's, is told so", () => {
  const fields = [
    { row: 1, id: "size", name: "Size" },
    { row: 2, id: "size", name: "Size again" },
    { row: 3, id: "two words", name: "Words" },
    { row: 4, id: "x", name: " " },
    { row: 5, id: "fine.one", name: "Fine" },
  ];
  expect(fields.map((field) => faultOf(field, fields))).toEqual(["idTaken", "idTaken", "idHint", "nameMissing", undefined]);
});
