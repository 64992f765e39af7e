import { describe, expect, test } from "vitest";
import { readDeclarations, splitDeclarations } from "./declarations.js";

describe("the declarations of a style", () => {
  test.each([
    ['color:{{ c | default: "a;b" }};padding:4px', { color: '{{ c | default: "a;b" }}', padding: "4px" }],
    ["color:{% if a; %}red{% endif %};margin:0", { color: "{% if a; %}red{% endif %}", margin: "0" }],
    ["background:url(data:image/gif;base64,AA);margin:0", { background: "url(data:image/gif;base64,AA)", margin: "0" }],
    [`font-family:"A;B", 'C;D';margin:0`, { "font-family": `"A;B", 'C;D'`, margin: "0" }],
    ["width:calc((1px + 2px) * 2);height:1px", { width: "calc((1px + 2px) * 2)", height: "1px" }],
    [" Color : red ; ;x;:y; margin:0;", { color: "red", margin: "0" }],
    ["content:'it;color:red", { content: "'it", color: "red" }],
    ["", {}],
  ])("%s", (style, wanted) => {
    expect(Object.fromEntries(readDeclarations(style))).toEqual(wanted);
  });

  test("of the same property the last counts, in its own place", () => {
    expect([...readDeclarations("margin:0;margin-top:4px;margin:2px")]).toEqual([
      ["margin-top", "4px"],
      ["margin", "2px"],
    ]);
  });

  test("a string that is not closed ends with its line, as in a browser", () => {
    expect(splitDeclarations("content:'a\n;position:fixed;x:'").map(([property]) => property)).toEqual(["content", "position", "x"]);
  });

  test("a long text of openings takes no longer than its length", () => {
    expect(splitDeclarations(`a:${"('\"".repeat(50_000)}`)).toHaveLength(1);
  });
});
