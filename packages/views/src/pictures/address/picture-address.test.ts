import { expect, test } from "vitest";
import { addressFault } from "./picture-address.js";

test("an address of a picture is neither empty nor anything but http", () => {
  expect(addressFault("")).toBe("missing");
  expect(addressFault("   ")).toBe("missing");
  expect(addressFault("lamp.png")).toBe("unsafe");
  expect(addressFault("javascript:alert(1)")).toBe("unsafe");
  expect(addressFault("data:image/png;base64,AAAA")).toBe("unsafe");
  expect(addressFault(" https://example.com/lamp.png ")).toBeUndefined();
});
