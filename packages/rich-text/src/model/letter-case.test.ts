import { describe, expect, test } from "vitest";
import { writeInCase } from "./letter-case.js";

describe("letter case", () => {
  test("writes capitals and small letters in any alphabet", () => {
    expect(writeInCase("Größe, été, ёлка", "upper", "")).toBe("GRÖSSE, ÉTÉ, ЁЛКА");
    expect(writeInCase("GRÖSSE, ÉTÉ, ЁЛКА", "lower", "")).toBe("grösse, été, ёлка");
  });

  test("begins each word with a capital, not the letters after an apostrophe", () => {
    expect(writeInCase("DON'T miss the spring-sale", "title", "")).toBe("Don't Miss The Spring-Sale");
  });

  test("does not take the end of a word for its beginning", () => {
    expect(writeInCase("LLO world", "title", "He")).toBe("llo World");
  });

  test("begins each sentence with a capital", () => {
    expect(writeInCase('HELLO THERE. "NEW" IN: a HAT! and 5 more', "sentence", "")).toBe('Hello there. "New" in: a hat! And 5 more');
  });

  test("knows from the words before whether a sentence begins", () => {
    expect(writeInCase("SALE ends. Now", "sentence", "The ")).toBe("sale ends. Now");
    expect(writeInCase("SALE", "sentence", "It is over. ")).toBe("Sale");
    expect(writeInCase(" SALE", "sentence", "It is over.")).toBe(" Sale");
  });
});
