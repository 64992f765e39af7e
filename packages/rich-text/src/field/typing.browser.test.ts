import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { pointBefore } from "../testing/letters.js";
import { mountCompiled, mountText } from "../testing/mount-text.js";
import { startRichText } from "./start-rich-text.js";

afterEach(() => document.body.replaceChildren());
const type = (keys: string) => userEvent.keyboard(keys);

describe("the caret", () => {
  const html = '<p>Dear <strong>friend</strong>, the <a href="https://a.test">sale</a> begins</p><ul><li>first</li><li>second</li></ul>';

  test.each(["Dear", "friend", "iend", ", the", "ale", "begins", "first", "ond"])("stands before %s when it is pressed", async (word) => {
    const { element } = mountCompiled(html);
    const field = startRichText(element, { html, mode: "blocks", point: pointBefore(element, word) });
    await type("X");
    expect(element.textContent?.replaceAll("\u00a0", " ")).toContain(`X${word}`);
    field.stop();
  });

  test("goes to the end without a point", async () => {
    const { field } = mountText({ html: "<p>One</p><p>two</p>" });
    await type("!");
    expect(field.html()).toBe("<p>One</p><p>two!</p>");
  });

  test("stands beside a merge tag, never in it", async () => {
    const { element } = mountCompiled("<p>Dear {{ name }}, hi</p>");
    const field = startRichText(element, { html: "<p>Dear {{ name }}, hi</p>", mode: "blocks", point: pointBefore(element, "ame") });
    await type("X");
    expect(field.html()).toBe("<p>Dear X{{ name }}, hi</p>");
  });
});

describe("typing", () => {
  test("makes paragraphs, line breaks and spaces that an email shows", async () => {
    const { field } = mountText({ html: "<p>a</p>" });
    await type("  b{Enter}c{Shift>}{Enter}{/Shift}d ");
    expect(field.html()).toBe("<p>a &nbsp;b</p><p>c<br>d</p>");
  });

  test("in a heading, Enter breaks the line", async () => {
    const { field } = mountText({ html: "One", mode: "inline" });
    await type("{Enter}two");
    expect(field.html()).toBe("One<br>two");
  });

  test("in a button's label, Enter commits and formatting does nothing", async () => {
    const onCommitKey = vi.fn();
    const { field } = mountText({ html: "Buy {{ thing }} & go", mode: "plain", onCommitKey });
    await type("{Control>}b{/Control} < now{Enter}{Shift>}{Enter}{/Shift}");
    expect(field.html()).toBe("Buy {{ thing }} & go < now");
    expect(onCommitKey.mock.calls).toEqual([["enter"], ["enter"]]);
  });

  test("in plain lines, Enter breaks the line and formatting does nothing", async () => {
    const { field } = mountText({ html: "Hi {{ name }}\ntwo", mode: "lines" });
    await type("{Control>}b{/Control} < 3{Enter}three");
    expect(field.html()).toBe("Hi {{ name }}\ntwo < 3\nthree");
  });

  test("a label takes as many characters as it may have", async () => {
    const { field } = mountText({ html: "Read", mode: "plain", maxLength: 6 });
    await type(" more");
    expect(field.html()).toBe("Read m");
  });

  test("the first letter after an emptied text stands in a paragraph", async () => {
    const { field } = mountText({ html: "<h2>a</h2><ul><li>b</li></ul>" });
    await type("{Control>}a{/Control}{Backspace}");
    await type("x");
    expect(field.html()).toMatch(/^<(p|h2)>x<\/\1>$/);
  });

  test("an untouched paragraph keeps its very HTML", async () => {
    const { field } = mountText({ html: "<p><em>a<b>b</b></em></p>\n<p>c</p>" });
    await type("d");
    expect(field.html()).toBe("<p><em>a<strong>b</strong></em></p><p>cd</p>");
  });

  test("undone to where it began, the text is the very HTML that was given", async () => {
    const html = "<p>a\n <i>b</i></p>";
    const { field } = mountText({ html });
    await type("cd");
    expect(field.html()).not.toBe(html);
    await type("{Control>}z{/Control}");
    expect(field.html()).toBe(html);
    await type("{Control>}y{/Control}");
    expect(field.html()).toBe("<p>a <em>bcd</em></p>");
  });

  test("says before what it was, once for each change and not for the caret", async () => {
    const onChange = vi.fn();
    const { field } = mountText({ html: "<p>ab</p>", onChange });
    await type("{ArrowLeft}{ArrowRight}");
    expect(onChange).not.toHaveBeenCalled();
    await type("c");
    expect(onChange).toHaveBeenCalledTimes(1);
    field.restore(onChange.mock.calls[0]?.[0]);
    expect(field.html()).toBe("<p>ab</p>");
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test("an undo from outside is asked instead of the text's own", async () => {
    const history = { undo: vi.fn(), redo: vi.fn() };
    const { field } = mountText({ html: "<p>a</p>", history });
    await type("b{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
    expect(history.undo).toHaveBeenCalledTimes(1);
    expect(history.redo).toHaveBeenCalledTimes(1);
    expect(field.html()).toBe("<p>ab</p>");
  });
});

describe("lists", () => {
  test("Tab nests an item, Shift+Tab takes it back, Enter on an empty one ends the list", async () => {
    const { field } = mountText({ html: "<ul><li>a</li><li>b</li></ul>" });
    await type("{Tab}");
    expect(field.html()).toBe("<ul><li>a<ul><li>b</li></ul></li></ul>");
    await type("{Shift>}{Tab}{/Shift}{Enter}{Enter}c");
    expect(field.html()).toBe("<ul><li>a</li><li>b</li></ul><p>c</p>");
  });

  test("Tab leaves a text that is no list", async () => {
    const { field, element } = mountText({ html: "<p>a</p>" });
    const after = document.createElement("button");
    element.after(after);
    await type("{Tab}");
    expect(field.isFocused()).toBe(false);
    expect(field.html()).toBe("<p>a</p>");
  });
});

describe("keys", () => {
  test("neither the canvas nor the page hears what is typed, but hears what is not the text's", async () => {
    const heard: string[] = [];
    const { host } = mountText({ html: "<p>a</p>" });
    host.addEventListener("keydown", (event) => heard.push(event.key));
    await type("/{Delete}{Backspace}{ArrowUp}{Control>}b{/Control}{Control>}z{/Control}");
    expect(heard.filter((key) => key !== "Control")).toEqual([]);
    await type("{Control>}s{/Control}");
    expect(heard).toContain("s");
  });

  test("Escape asks to commit and goes no further", async () => {
    const onCommitKey = vi.fn();
    const heard = vi.fn();
    const { host } = mountText({ html: "<p>a</p>", onCommitKey });
    host.addEventListener("keydown", heard);
    await type("{Escape}");
    expect(onCommitKey).toHaveBeenCalledWith("escape");
    expect(heard).not.toHaveBeenCalled();
  });

  test("a listener may take a key before the text does", async () => {
    const { field } = mountText({ html: "<p>a</p>" });
    const stop = field.onKey((event) => event.key === "Enter");
    await type("{Enter}");
    expect(field.html()).toBe("<p>a</p>");
    stop();
    await type("{Enter}");
    expect(field.html()).toBe("<p>a</p><p><br></p>");
  });

  test("Escape and Enter of an input method stay with it", () => {
    const onCommitKey = vi.fn();
    const { element } = mountText({ html: "a", mode: "plain", onCommitKey });
    const key = (name: string) => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, isComposing: true, bubbles: true }));
    key("Escape");
    key("Enter");
    expect(onCommitKey).not.toHaveBeenCalled();
  });
});
