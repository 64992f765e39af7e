import { expect, test } from "vitest";
import { codeFault } from "./code-fault.js";

test("names the lines that hold base64", () => {
  expect(codeFault('<p>\n<img src="data:image/png;base64,AAAA">\n</p>\n<i style="background:url(data:image/gif;base64,R0)">')).toBe(
    "base64:2, 4",
  );
});

test.each(["<script>x()</script>", "<a href='javascript:x()'>a</a>", "<img src=x onerror=alert(1)>"])(
  "says that %s is a script",
  (html) => {
    expect(codeFault(html)).toBe("script");
  },
);

test("finds nothing wrong with an email", () => {
  expect(codeFault('<table><tr><td style="color:red">on = off; data: none</td></tr></table>')).toBeUndefined();
});
