import { expect, test } from "vitest";
import { knownProducts, withToday } from "./today-products.js";

const item = { productId: "7", url: "https://shop.example/7", name: "My own words", price: "9.00", image: "https://shop.example/old.png" };
const today = {
  ...{ id: "7", url: "https://shop.example/7", name: "Lamp", categories: [], description: "", isGone: false },
  ...{ price: "8.00", currency: "EUR", imageUrl: "https://shop.example/new.png" },
};

test("price and picture become those of today, and what somebody wrote stays", () => {
  const [refreshed] = withToday([{ ...item, gone: true }], [today]);
  expect(refreshed).toEqual({ ...item, price: "8.00", currency: "EUR", image: "https://shop.example/new.png" });
});

test("what a shop has no more is marked, and what no shop knows stays as it is", () => {
  const own = { name: "By hand", price: "1.00" };
  expect(withToday([item, own], [{ ...today, isGone: true }])).toEqual([{ ...item, gone: true }, own]);
  expect(withToday([item], [{ ...today, url: "https://another.example/7" }])).toEqual([item]);
});

test("only products with an id are asked for", () => {
  expect(knownProducts([item, { name: "By hand" }, "nonsense"])).toEqual([{ id: "7", url: "https://shop.example/7" }]);
});
