import { expect, test } from "vitest";
import { directionOf } from "./direction.js";

test.each([
  "ar",
  "ar-EG",
  "arc",
  "ckb",
  "dv",
  "fa-IR",
  "he",
  "iw",
  "ku-Arab",
  "ks",
  "nqo",
  "pa-PK",
  "ps",
  "sd",
  "syr",
  "ug",
  "ur",
  "uz-AF",
  "yi",
  "AR",
])("%s is read from the right", (locale) => expect(directionOf(locale)).toBe("rtl"));

test.each(["en", "de-AT", "ku", "ar-Latn", "sd-Deva", "pa", "uz", "az", "en-XA"])("%s is read from the left", (locale) =>
  expect(directionOf(locale)).toBe("ltr"),
);
