import { expect, test } from "vitest";
import { isSafeAddress } from "./address.js";

test.each([
  "https://a.example",
  "http://a.example:8080/x",
  "mailto:a@b.example",
  "tel:+4912",
  "/picture.png",
  "picture.png",
  "#top",
  "{{url}}",
  "https://a/{{id}}?x=javascript:1",
  "cid:logo",
  "",
])("%s may be used", (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java&Tab;script:alert(1)",
  "&#106;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "data:image/png;base64,x",
  "file:///etc/passwd",
  "blob:https://x",
  "{{x}}javascript:alert(1)",
  "\u0000javascript:alert(1)",
])("%s may not be used", (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
