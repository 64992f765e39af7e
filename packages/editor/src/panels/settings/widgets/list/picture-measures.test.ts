import { expect, test } from "vitest";
import { addressesToMeasure, withMeasures } from "./picture-measures.js";

const products = [
  { name: "Moon", image: "moon.png" },
  { name: "Words" },
  { name: "Ember", image: "ember.png", imageWidth: 9, imageHeight: 9 },
];

test("only pictures that stand in boxes are measured", () => {
  expect(addressesToMeasure({ products })).toEqual([]);
  expect(addressesToMeasure({ products, imageBox: "natural" })).toEqual([]);
  expect(addressesToMeasure({ products, imageBox: "square" })).toEqual(["moon.png", "ember.png"]);
  expect(addressesToMeasure({ products: "none", imageBox: "square" })).toEqual([]);
});

test("what is found out is written beside each picture, and whatever could not be fetched stays", () => {
  const moon = new Map([["moon.png", { width: 640, height: 480 }]]);
  const written = [{ name: "Moon", image: "moon.png", imageWidth: 640, imageHeight: 480 }, ...products.slice(1)];
  expect(withMeasures(products, moon)).toEqual(written);
  expect(withMeasures(written, moon)).toBeUndefined();
  expect(withMeasures(undefined, moon)).toBeUndefined();
});
