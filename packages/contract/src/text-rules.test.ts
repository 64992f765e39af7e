import { describe, expect, test } from "vitest";
import { base64Lines, hasBase64Content } from "./base64-content.js";
import { checkCategoryName } from "./category-name.js";
import { checkRecipients, isEmailAddress } from "./email-address.js";
import { hasForbiddenNameCharacters, tidyName } from "./name-characters.js";
import { isFavorite, markFavorite, parseTags } from "./tags.js";
import { checkTemplateDescription, checkTemplateName, checkTemplatePreHeader, forbiddenCharacters } from "./template-text.js";

describe("a template's words", () => {
  test.each([
    ["Spring sale", null],
    ["L’été – 25 % (ça va)".replace("%", "percent"), null],
    ["", "required"],
    [" \t ", "required"],
    [" x", "outer-spaces"],
    ["x\n", "outer-spaces"],
    ["🎈".repeat(255), null],
    ["🎈".repeat(256), "too-long"],
  ])("the name %j: %s", (name, fault) => {
    expect(checkTemplateName(name)).toBe(fault);
  });

  test.each([
    "a\nb",
    "a\tb",
    "a\u0000b",
    "a\u2028b",
    "gpj\u202Eexe",
    "a\u2066b",
    "\u200B",
    "\u2060\u200D",
    "\u3164",
    "\u2800",
    "\uD800 half",
  ])("%j is no name", (name) => {
    expect(hasForbiddenNameCharacters(name)).toBe(true);
    expect([checkTemplateName(name), checkTemplateDescription(name), checkCategoryName(name)]).toEqual(
      Array.from({ length: 3 }, () => "name-characters"),
    );
    expect(hasForbiddenNameCharacters(`x${tidyName(name)}`)).toBe(false);
  });

  test.each(["Ann", "👨‍👩‍👧 Familie", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 England", "مبيعات\u200F (2026)", "क्षि", "한국어", "e\u0301te"])("%j is a name", (name) => {
    expect(hasForbiddenNameCharacters(name)).toBe(false);
    expect(tidyName(name)).toBe(name);
  });

  test("what is pasted on several lines becomes one", () => {
    expect(tidyName("Spring\r\n sale\t2026\n")).toBe("Spring  sale 2026");
  });

  test("each forbidden character is refused, in the name and in the description", () => {
    expect(forbiddenCharacters).toHaveLength(18);
    for (const character of forbiddenCharacters) {
      expect(checkTemplateName(`a${character}b`)).toBe("forbidden-characters");
      expect(checkTemplateDescription(`a${character}b`)).toBe("forbidden-characters");
    }
  });

  test("a description may be empty, and has at most 70 characters", () => {
    expect([checkTemplateDescription(""), checkTemplateDescription("d".repeat(70)), checkTemplateDescription("d".repeat(71))]).toEqual([
      null,
      null,
      "too-long",
    ]);
  });

  test("a preheader may hold anything up to 500 characters", () => {
    expect([checkTemplatePreHeader("Really? Yes!"), checkTemplatePreHeader("p".repeat(501))]).toEqual([null, "too-long"]);
  });
});

test("a category's name is unique after trimming and whatever its case", () => {
  expect(checkCategoryName("  ", [])).toBe("required");
  expect(checkCategoryName(" EVENTS ", ["Events"])).toBe("duplicate");
  expect(checkCategoryName("cafe\u0301", ["Caf\u00e9"])).toBe("duplicate");
  expect(checkCategoryName("Event", ["Events"])).toBeNull();
});

describe("addresses of a test mail", () => {
  test.each(["a@b.co", "first.last+tag@sub.example.com", "o'neil@example.ie"])("%s is one", (address) =>
    expect(isEmailAddress(address)).toBe(true),
  );
  test.each([
    "",
    "a",
    "a@b",
    "a b@c.de",
    "a@b..de",
    ".a@b.de",
    "a@b.de\nBcc: x@y.de",
    "Ann <a@b.de>",
    "a@-b.de",
    `${"a".repeat(320)}@b.de`,
  ])("%j is none", (address) => expect(isEmailAddress(address)).toBe(false));

  test("there are one to three", () => {
    expect([checkRecipients([]), checkRecipients(["a@b.co"]), checkRecipients(Array(4).fill("a@b.co")), checkRecipients(["x"])]).toEqual([
      "required",
      null,
      "too-many",
      "invalid",
    ]);
  });
});

describe("tags", () => {
  test("are trimmed, filled and unique", () => {
    expect(parseTags(" a ,, b,a ")).toEqual(["a", "b"]);
  });

  test("carry the mark of a favourite", () => {
    expect(markFavorite("a,b", true)).toBe("a,b,favorite");
    expect(markFavorite("favorite,a", false)).toBe("a");
    expect([isFavorite("my favorite"), isFavorite("a, favorite")]).toEqual([false, true]);
  });
});

describe("base64 content", () => {
  test("is found in attributes and styles, with its lines", () => {
    const source = 'first\n<img src="data:image/png;base64,AAAA">\nurl(data:font/woff2;charset=utf-8;base64,AAAA)';
    expect(base64Lines(source)).toEqual([2, 3]);
  });

  test("is found in a document as JSON, and where a browser forgives a space", () => {
    expect(hasBase64Content(JSON.stringify({ html: '<img src="data:image/png;base64,AAAA">' }))).toBe(true);
    expect(hasBase64Content("data: image/png;base64,AAAA")).toBe(true);
  });

  test("is not mistaken for words about it", () => {
    expect(hasBase64Content("Send data as base64, please")).toBe(false);
    expect(hasBase64Content('<img src="data:image/svg+xml,%3Csvg%3E">')).toBe(false);
  });
});
