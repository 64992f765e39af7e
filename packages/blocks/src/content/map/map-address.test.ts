import { expect, test } from "vitest";
import { mapAddress } from "./map-address.js";

test("a place is searched for on the chosen service", () => {
  expect(mapAddress({ address: " 1 Market Square, Köln ", service: "openstreetmap" })).toBe(
    "https://www.openstreetmap.org/search?query=1%20Market%20Square%2C%20K%C3%B6ln",
  );
  expect(mapAddress({ address: " ", service: "google" })).toBe("");
});

test("merge tags stay for the sender, and half a character breaks nothing", () => {
  expect(mapAddress({ address: "{{ shop.street }}, {{ shop.city }}\ud800", service: "apple" })).toBe(
    "https://maps.apple.com/?q={{ shop.street }}%2C%20{{ shop.city }}",
  );
});
