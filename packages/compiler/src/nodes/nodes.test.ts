import { describe, expect, test } from "vitest";
import { css, edges, element, mj, percent, px } from "./nodes.js";

describe("mj", () => {
  test("escapes what goes into an attribute and leaves out what is empty", () => {
    expect(
      mj("mj-image", { alt: '"><script>', title: "", width: undefined, "fluid-on-mobile": false, src: "https://a.test/?a=1&b=2" }),
    ).toEqual({
      tagName: "mj-image",
      attributes: { alt: "&quot;&gt;&lt;script&gt;", src: "https://a.test/?a=1&amp;b=2" },
    });
  });

  test("keeps merge tags in attributes, with their quotes made harmless", () => {
    expect(mj("mj-button", { href: 'https://a.test/{{ id | default: "x" }}', color: "{{ color }}" }).attributes).toEqual({
      href: "https://a.test/{{ id | default: 'x' }}",
      color: "{{ color }}",
    });
  });

  test.each([
    "red;position:fixed",
    "red}",
    'red"',
    "url(https://a.test)",
    "expression(alert(1))",
    "%%;position:fixed;x:%%",
    "re/**/d",
    "r\\65 d",
  ])("drops a style value that could do more than style: %s", (color) => {
    expect(mj("mj-text", { color }).attributes).toEqual({});
  });

  test.each(["javascript:alert(1)", "java\nscript:alert(1)", "{{x}}javascript:alert(1)", "data:text/html,x", "&#106;avascript:alert(1)"])(
    "drops an address that could run something: %s",
    (href) => {
      expect(mj("mj-button", { href }).attributes).toEqual({});
    },
  );

  test("a background address cannot end the url() that MJML writes it into", () => {
    expect(mj("mj-section", { "background-url": "https://a.test/a'b(c).png" }).attributes).toEqual({
      "background-url": "https://a.test/a%27b%28c%29.png",
    });
    expect(mj("mj-section", { "background-url": "https://a.test/{{ x');position:fixed }}" }).attributes).toEqual({});
  });

  test("drops event handlers and names that are no names", () => {
    expect(mj("mj-text", { onclick: "alert(1)", 'a"b': "x" }).attributes).toEqual({});
  });
});

describe("element", () => {
  test("writes a tag with escaped attributes around finished HTML", () => {
    expect(element("a", { href: "https://a.test/", title: 'a"b', style: css({ color: "#000000" }) }, "<b>x</b>")).toBe(
      '<a href="https://a.test/" title="a&quot;b" style="color:#000000"><b>x</b></a>',
    );
    expect(element("br", {})).toBe("<br>");
  });
});

describe("css and units", () => {
  test("leaves out empty and unsafe declarations", () => {
    expect(css({ margin: 0, color: "red;x:y", "font-family": "'Arial Black', Gadget", width: undefined })).toBe(
      "margin:0;font-family:'Arial Black', Gadget",
    );
  });

  test("writes the shortest shorthand", () => {
    expect(edges({ top: 10, right: 25, bottom: 10, left: 25 })).toBe("10px 25px");
    expect(edges({ top: 0, right: 0, bottom: 0, left: 0 })).toBe("0px");
    expect(edges({ top: 1, right: 2, bottom: 3, left: 2 })).toBe("1px 2px 3px");
    expect(edges({ top: 1, right: 2, bottom: 3, left: 4 })).toBe("1px 2px 3px 4px");
    expect([px(16), percent(100 / 3), percent(50)]).toEqual(["16px", "33.3333%", "50%"]);
  });
});
