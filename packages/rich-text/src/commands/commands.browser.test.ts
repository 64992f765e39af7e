import type { Link } from "@mailwright/document";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { RichTextCommands, RichTextField } from "../field/rich-text-field.js";
import { mountText } from "../testing/mount-text.js";

afterEach(() => document.body.replaceChildren());
const type = (keys: string) => userEvent.keyboard(keys);
const selectAll = () => type("{Control>}a{/Control}");
const web = (value: string): Link => ({ kind: "web", value });

describe("on selected words", () => {
  const cases: [string, (commands: RichTextCommands) => void, string][] = [
    ["bold", ({ toggleFormat }) => toggleFormat("bold"), "<p><strong>word</strong></p>"],
    ["italic", ({ toggleFormat }) => toggleFormat("italic"), "<p><em>word</em></p>"],
    ["underline", ({ toggleFormat }) => toggleFormat("underline"), "<p><u>word</u></p>"],
    ["strikethrough", ({ toggleFormat }) => toggleFormat("strikethrough"), "<p><s>word</s></p>"],
    ["superscript", ({ toggleFormat }) => toggleFormat("superscript"), "<p><sup>word</sup></p>"],
    ["colour", ({ setColor }) => setColor("#ff0000"), '<p><span style="color:#ff0000">word</span></p>'],
    ["highlight", ({ setHighlight }) => setHighlight("#ffff00"), '<p><span style="background-color:#ffff00">word</span></p>'],
    ["font size", ({ setFontSize }) => setFontSize(20), '<p><span style="font-size:20px">word</span></p>'],
    ["link", ({ setLink }) => setLink(web("a.test")), '<p><a href="http://a.test">word</a></p>'],
    ["link by e-mail", ({ setLink }) => setLink({ kind: "email", value: "a@b.test" }), '<p><a href="mailto:a@b.test">word</a></p>'],
    ["alignment", ({ setAlign }) => setAlign("center"), '<p style="text-align:center">word</p>'],
    ["heading", ({ setBlock }) => setBlock("h2"), "<h2>word</h2>"],
    ["bullets", ({ toggleList }) => toggleList("ul"), "<ul><li>word</li></ul>"],
    ["numbers", ({ toggleList }) => toggleList("ol"), "<ol><li>word</li></ol>"],
    ["indent", ({ indent }) => indent(), '<p style="margin-left:24px">word</p>'],
  ];

  test.each(cases)("%s, and undo takes it back", async (_, command, expected) => {
    const { field } = mountText({ html: "<p>word</p>" });
    await selectAll();
    command(field.commands);
    expect(field.html()).toBe(expected);
    await type("{Control>}z{/Control}");
    expect(field.html()).toBe("<p>word</p>");
  });

  test.each([
    ["bold", "<p><strong>word</strong></p>", ({ toggleFormat }: RichTextCommands) => toggleFormat("bold")],
    ["colour", '<p><span style="color:#ff0000">word</span></p>', ({ setColor }: RichTextCommands) => setColor(null)],
    ["link", '<p><a href="#x">word</a></p>', ({ setLink }: RichTextCommands) => setLink(null)],
    ["alignment", '<p style="text-align:right">word</p>', ({ setAlign }: RichTextCommands) => setAlign(null)],
    ["heading", "<h1>word</h1>", ({ setBlock }: RichTextCommands) => setBlock("p")],
    ["list", "<ul><li>word</li></ul>", ({ toggleList }: RichTextCommands) => toggleList("ul")],
    ["indent", '<p style="margin-left:24px">word</p>', ({ outdent }: RichTextCommands) => outdent()],
    [
      "all formatting",
      '<p style="text-align:right"><strong><em>wo</em></strong><span style="color:#ff0000">rd</span></p>',
      ({ clearFormatting }: RichTextCommands) => clearFormatting(),
    ],
  ])("%s goes away again", async (_, html, command) => {
    const { field } = mountText({ html });
    await selectAll();
    command(field.commands);
    expect(field.html()).toBe("<p>word</p>");
  });
});

describe("bold in a heading that is bold by itself", () => {
  const heading = { html: "Spring sale", mode: "inline" as const };
  const mountHeading = () => {
    const mounted = mountText(heading);
    mounted.element.style.fontWeight = "700";
    return mounted;
  };

  test("is shown as pressed, and pressing it makes words lighter and bold again", async () => {
    const { field } = mountHeading();
    await type("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
    expect(field.state().formats.bold).toBe(true);
    field.commands.toggleFormat("bold");
    expect(field.html()).toBe('Spring <span style="font-weight:normal">sale</span>');
    expect(field.state().formats.bold).toBe(false);
    await type("{Control>}b{/Control}");
    expect(field.html()).toBe("Spring sale");
  });

  test("is turned off for what is typed next", async () => {
    const { field } = mountHeading();
    field.commands.toggleFormat("bold");
    await type(" now");
    expect(field.html()).toBe('Spring sale<span style="font-weight:normal"> now</span>');
  });
});

describe("lists", () => {
  test("change their kind", async () => {
    const { field } = mountText({ html: "<ul><li>a</li><li>b</li></ul>" });
    await selectAll();
    field.commands.toggleList("ol");
    expect(field.html()).toBe("<ol><li>a</li><li>b</li></ol>");
  });

  test("an item becomes a heading between the two halves of its list", async () => {
    const { field } = mountText({ html: "<ul><li>a</li><li>b</li><li>c</li></ul>" });
    await type("{ArrowUp}");
    field.commands.setBlock("h3");
    expect(field.html()).toBe("<ul><li>a</li></ul><h3>b</h3><ul><li>c</li></ul>");
  });

  test("indent and outdent move items a level", () => {
    const { field } = mountText({ html: "<ol><li>a</li><li>b</li></ol>" });
    field.commands.indent();
    expect(field.html()).toBe("<ol><li>a<ol><li>b</li></ol></li></ol>");
    field.commands.outdent();
    expect(field.html()).toBe("<ol><li>a</li><li>b</li></ol>");
  });
});

describe("links", () => {
  test("around the caret are changed as a whole", () => {
    const { field } = mountText({ html: '<p><a href="#x" target="_blank" title="T">one <strong>two</strong></a></p>' });
    field.commands.setLink(web("https://b.test"));
    expect(field.html()).toBe('<p><a href="https://b.test" target="_blank" title="T">one <strong>two</strong></a></p>');
  });

  test("without a selection write their address", () => {
    const { field } = mountText({ html: "<p>see</p>" });
    field.commands.setLink(web("a.test"));
    expect(field.html()).toBe('<p>see<a href="http://a.test">a.test</a></p>');
  });

  test("with an unsafe address change nothing", async () => {
    const { field } = mountText({ html: '<p><a href="#x">one</a></p>' });
    await selectAll();
    field.commands.setLink(web("javascript:alert(1)"));
    expect(field.html()).toBe('<p><a href="#x">one</a></p>');
  });

  test("take a colour themselves, so that their underline has it too", async () => {
    const { field } = mountText({ html: '<p><a href="#x">one</a> two</p>' });
    await selectAll();
    field.commands.setColor("#ff0000");
    expect(field.html()).toBe('<p><a href="#x" style="color:#ff0000">one</a><span style="color:#ff0000"> two</span></p>');
    expect(field.state().color).toBe("#ff0000");
  });
});

describe("merge tags", () => {
  test("typed to the end become one thing that Backspace takes at once", async () => {
    const { field } = mountText({ html: "<p>Hi</p>" });
    await type(" {{{{name}}");
    expect(field.html()).toBe("<p>Hi {{name}}</p>");
    await type("{Backspace}");
    expect(field.html()).toBe("<p>Hi</p>");
  });

  test("are asked for after two braces, and take their place", async () => {
    const { field } = mountText({ html: "<p>Hi</p>" });
    expect(field.mergeTagQuery()).toBeNull();
    await type(" {{{{fir");
    expect(field.mergeTagQuery()).toEqual({ query: "fir" });
    field.commands.insertMergeTag("{{ first_name }}");
    expect(field.html()).toBe("<p>Hi {{ first_name }}</p>");
    expect(field.mergeTagQuery()).toBeNull();
    await type("!");
    expect(field.html()).toBe("<p>Hi {{ first_name }}!</p>");
  });

  test("dismissed are not asked for again until two new braces", async () => {
    const { field } = mountText({ html: "<p></p>" });
    await type("{{{{a");
    field.dismissMergeTagQuery();
    await type("b");
    expect(field.mergeTagQuery()).toBeNull();
    await type(" {{{{c");
    expect(field.mergeTagQuery()).toEqual({ query: "c" });
  });

  test("take the formatting of the words around them", async () => {
    const { field } = mountText({ html: "<p><strong>Hi</strong></p>" });
    field.commands.insertMergeTag("*|NAME|*");
    expect(field.html()).toBe("<p><strong>Hi*|NAME|*</strong></p>");
  });
});

describe("the state", () => {
  const stateOf = async (html: string, keys: string): Promise<ReturnType<RichTextField["state"]>> => {
    const { field } = mountText({ html });
    await type(keys);
    return field.state();
  };

  test("tells formats that all selected words have", async () => {
    const state = await stateOf("<p><strong>a<em>b</em></strong></p>", "{Control>}a{/Control}");
    expect(state.formats).toMatchObject({ bold: true, italic: false });
    expect(state.isCollapsed).toBe(false);
  });

  test("tells block, list, alignment, colour and link at the caret", async () => {
    const html =
      '<ol><li style="text-align:center"><a href="https://a.test" style="color:#ff0000"><span style="font-size:20px">a</span></a></li></ol>';
    const state = await stateOf(html, "{ArrowLeft}");
    expect(state).toMatchObject({
      block: "li",
      list: "ol",
      align: "center",
      color: "#ff0000",
      fontSize: "20px",
      link: { href: "https://a.test" },
    });
  });

  test("says nothing where the lines differ", async () => {
    const state = await stateOf('<h1>a</h1><p style="text-align:right">b</p>', "{Control>}a{/Control}");
    expect(state).toMatchObject({ block: null, align: null, list: null });
  });

  test("is the same object until something in it changes, and listeners hear of it in the next frame", async () => {
    const { field } = mountText({ html: "<p>a</p>" });
    const listener = vi.fn();
    field.subscribe(listener);
    const before = field.state();
    await type("b");
    expect(field.state()).toBe(before);
    field.commands.toggleFormat("bold");
    expect(field.state()).not.toBe(before);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  });
});

test("a command given while the focus is in a input leaves it there", async () => {
  const { field, host } = mountText({ html: "<p>word</p>" });
  await selectAll();
  const input = document.createElement("input");
  host.after(input);
  input.focus();
  field.commands.setColor("#ff0000");
  field.commands.setLink(web("a.test"));
  expect(document.activeElement).toBe(input);
  expect(field.html()).toBe('<p><a href="http://a.test"><span style="color:#ff0000">word</span></a></p>');
  field.focus();
  await type("new");
  expect(field.html()).toContain(">new<");
});

test("the field goes on in another element with text, caret and undo", async () => {
  const { field, element } = mountText({ html: "<p>one</p>" });
  await type(" two");
  const next = document.createElement("h2");
  element.replaceWith(next);
  field.moveTo(next);
  await vi.waitFor(() => expect(field.isFocused()).toBe(true));
  await type(" three");
  expect(field.html()).toBe("<p>one two three</p>");
  expect(next.textContent).toBe("one two three");
});

describe("a moment before what was typed is gone back to", () => {
  test("while the focus is in a toolbar: it stays there, and typing goes on where the caret was then", async () => {
    const { field } = mountText({ html: "<p>One two</p>" });
    const before = field.snapshot();
    await type(" three");
    const input = document.body.appendChild(document.createElement("input"));
    input.focus();
    field.restore(before);
    expect(document.activeElement).toBe(input);
    expect(field.state().isCollapsed).toBe(true);
    field.focus();
    await type("!");
    expect(field.html()).toBe("<p>One two!</p>");
  });

  test("while the focus is in another window: what is selected can be read", async () => {
    const { field, element } = mountText({ html: "<p>One two</p>" });
    const before = field.snapshot();
    await type(" three");
    element.dispatchEvent(new FocusEvent("blur"));
    field.restore(before);
    expect(field.state().isCollapsed).toBe(true);
  });
});
