import { expect, test } from "vitest";
import { parseMarkup } from "./parse-markup.js";

test("a merge tag with a semicolon in it stays whole in a style", () => {
  const [cell] = parseMarkup(`<td style='color:{{ c | default: "a;b" }};padding:4px'>`).children;
  expect(Object.fromEntries(cell?.style ?? [])).toEqual({ color: '{{ c | default: "a;b" }}', padding: "4px" });
});
