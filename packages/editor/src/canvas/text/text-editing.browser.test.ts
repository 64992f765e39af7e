import { findBlock } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { blockOf, edit, isInText, mountDesk, press, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

async function mount(...options: Parameters<typeof mountDesk>): Promise<CanvasMount> {
  mounted = await mountDesk(...options);
  return mounted;
}

describe("editing a text on the canvas", () => {
  test("begins with a click and ends with Escape, one labelled step in the history", async () => {
    const desk = await mount();
    await edit(desk, "text");
    expect(isInText(desk, "text")).toBe(true);
    await type(" four");
    await type("{Escape}");
    await settled(desk);
    expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three four</p>");
    expect(desk.editor.document.history().undoLabel).toEqual({ key: "text", blockType: "text" });
    expect(desk.editor.document.history().position).toBe(1);
    expect(desk.canvas.root.activeElement).toBe(desk.canvas.elementOf("text"));
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three four");
    expect(desk.canvas.textElementOf("text")?.hasAttribute("contenteditable")).toBe(false);
  });

  test("without a change leaves no step behind", async () => {
    const desk = await mount();
    await edit(desk, "heading");
    await type("{Escape}");
    await settled(desk);
    expect(desk.editor.document.history().canUndo).toBe(false);
  });

  test("moves to another text with one click", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("!");
    await edit(desk, "other");
    await type("?");
    expect(isInText(desk, "other")).toBe(true);
    expect(desk.canvas.textElementOf("text")?.hasAttribute("contenteditable")).toBe(false);
    await type("{Escape}");
    expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three!</p>");
    expect(propOf(desk, "other", "text")).toBe("<p>Second text?</p>");
  });

  test("begins with Enter on the selected block", async () => {
    const desk = await mount();
    desk.editor.run("select", { blockIds: ["other"] });
    desk.canvas.focusBlock("other");
    await type("{Enter}");
    await vi.waitFor(() => expect(isInText(desk, "other")).toBe(true), 5000);
    await type("!");
    await type("{Escape}");
    expect(propOf(desk, "other", "text")).toBe("<p>Second text!</p>");
  });

  test("of a button's label ends with Enter and stores plain words", async () => {
    const desk = await mount();
    await edit(desk, "button");
    await type(" & save{Enter}");
    await settled(desk);
    expect(propOf(desk, "button", "label")).toBe("Shop now & save");
    expect(desk.canvas.textElementOf("button")?.textContent?.trim()).toBe("Shop now & save");
  });

  test("names the text for assistive technology", async () => {
    const desk = await mount();
    await edit(desk, "text");
    const text = desk.canvas.textElementOf("text");
    expect([text?.role, text?.ariaLabel, text?.ariaMultiLine]).toEqual(["textbox", "Text", "true"]);
  });

  test("leaves a heading its role, as no other is allowed", async () => {
    const desk = await mount();
    await edit(desk, "heading");
    const heading = desk.canvas.textElementOf("heading");
    expect([heading?.role, heading?.ariaLabel, heading?.isContentEditable]).toEqual([null, "Heading", true]);
  });

  test("does not begin in a read-only editor", async () => {
    const desk = await mount({ readOnly: true });
    await press(desk, "text");
    expect(desk.editor.viewState.getState().textEditing).toBeNull();
  });
});

describe("what is typed", () => {
  test("is unsaved work from the first key and in the document after a pause", async () => {
    const desk = await mount();
    const typing = vi.fn();
    desk.editor.on("typing", typing);
    await edit(desk, "text");
    await type("x");
    expect(desk.editor.hasUnsavedWork()).toBe(true);
    expect(findBlock(desk.editor.readUnsaved().root, "text")?.props["text"]).toContain("threex");
    expect(typing).toHaveBeenCalledWith({ blockId: "text" });
    await vi.waitFor(() => expect(propOf(desk, "text", "text")).toContain("threex"));
    expect(isInText(desk, "text")).toBe(true);
  });

  test("is kept when the block is duplicated, moved or saved while it is edited", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("x");
    desk.editor.run("duplicate-block");
    expect(JSON.stringify(desk.editor.document.get()).match(/threex/g)).toHaveLength(2);
  });

  test("goes away with the block", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("x");
    desk.editor.run("remove-block", { blockIds: ["text"] });
    await settled(desk);
    expect(blockOf(desk, "text")).toBeUndefined();
    desk.editor.run("undo");
    expect(propOf(desk, "text", "text")).toContain("threex");
  });

  test("survives a save in mid-sentence with caret and focus", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("x");
    desk.editor.commitText();
    expect(propOf(desk, "text", "text")).toContain("threex");
    desk.editor.document.markSaved();
    await vi.waitFor(() => expect(desk.editor.viewState.getState().textEditing).toEqual({ blockId: "text" }));
    expect(desk.editor.hasUnsavedWork()).toBe(false);
    await type("y");
    expect(desk.editor.hasUnsavedWork()).toBe(true);
    await type("{Escape}");
    expect(propOf(desk, "text", "text")).toContain("threexy");
  });
});

describe("the settings panel meanwhile", () => {
  test("changes the size of the same text at once; caret, focus and typing go on", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("x");
    desk.editor.run("set-props", { blockIds: ["text"], props: { fontSize: 30 } });
    const element = desk.canvas.textElementOf("text");
    expect(element && getComputedStyle(element).fontSize).toBe("30px");
    expect(element?.querySelector("p")?.style.marginBottom).not.toBe("12px");
    expect(isInText(desk, "text")).toBe(true);
    await type("y");
    await type("{Escape}");
    expect(propOf(desk, "text", "text")).toContain("threexy");
    expect(propOf(desk, "text", "fontSize")).toBe(30);
  });

  test("makes a heading of another level under the caret", async () => {
    const desk = await mount();
    await edit(desk, "heading");
    await type("!");
    desk.editor.run("set-props", { blockIds: ["heading"], props: { level: "h4" } });
    await vi.waitFor(() => expect(desk.canvas.textElementOf("heading")?.tagName).toBe("H4"));
    await vi.waitFor(() => expect(isInText(desk, "heading")).toBe(true));
    await type("?");
    await type("{Escape}");
    expect(propOf(desk, "heading", "text")).toBe("Spring sale!?");
    expect(desk.canvas.textElementOf("heading")?.textContent).toBe("Spring sale!?");
  });

  test("writes the same words: the text follows", async () => {
    const desk = await mount();
    await edit(desk, "button");
    desk.editor.run("set-props", { blockIds: ["button"], props: { label: "Buy" } });
    expect(desk.canvas.textElementOf("button")?.textContent).toBe("Buy");
    await type("{End}!{Enter}");
    expect(propOf(desk, "button", "label")).toBe("Buy!");
  });
});

describe("the toolbar on the canvas", () => {
  const toolbar = ({ root }: CanvasMount) => root.querySelector<HTMLElement>(".mw-text-toolbar");

  test("stands over the block at every zoom, and goes with the text", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await vi.waitFor(() => expect(toolbar(desk)).not.toBeNull(), 5000);
    for (const _ of [1, 2]) {
      const bar = toolbar(desk)?.getBoundingClientRect();
      const caret = desk.canvas.textElementOf("text")?.getBoundingClientRect();
      expect(bar && caret && (bar.bottom <= caret.top || bar.top >= caret.bottom)).toBe(true);
      desk.editor.run("zoom-out");
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    }
    await type("{Escape}");
    await vi.waitFor(() => expect(toolbar(desk)).toBeNull());
  });

  test("aligns a heading by its block", async () => {
    const desk = await mount();
    await edit(desk, "heading");
    await vi.waitFor(() => expect(toolbar(desk)).not.toBeNull(), 5000);
    const button = [...(toolbar(desk)?.querySelectorAll("button") ?? [])].find((each) => each.ariaLabel === "Alignment");
    if (!button) throw new Error("no button");
    await userEvent.click(button);
    const item = [...desk.root.querySelectorAll("[role=menuitemcheckbox]")].find((each) => each.textContent === "Right");
    if (!item) throw new Error("no item");
    await userEvent.click(item);
    expect(propOf(desk, "heading", "align")).toBe("right");
    await vi.waitFor(() => expect(isInText(desk, "heading")).toBe(true));
  });
});

describe("what a text looks like on the device and in the light that the canvas shows", () => {
  const link = '<a href="https://example.com">here</a>';
  const document = {
    ...aDocument([
      aSection(
        { ...aHeading({ text: `Sale ${link}` }, "heading"), extras: { mobile: { fontSize: 21 }, dark: { color: "#ffd166" } } },
        { ...aText({ text: `<h3>Big</h3><p>Read ${link}</p>` }, "text"), extras: { tablet: { fontSize: 30 }, dark: { color: "#aabbcc" } } },
      ),
    ]),
    settings: { linkColor: "#0000ff", h3HeadingFontColor: "#111111", dark: { linkColor: "#00ffff", h3HeadingFontColor: "#eeeeee" } },
  };
  const looksOf = ({ canvas }: CanvasMount, id: string) => {
    const text = canvas.textElementOf(id);
    return [text, ...(text?.querySelectorAll("a, h3, p") ?? [])].flatMap((element) => {
      if (!element) return [];
      const { color, fontSize, marginBottom, textDecorationLine } = getComputedStyle(element);
      return [[element.localName, color, fontSize, marginBottom, textDecorationLine]];
    });
  };

  const views = [
    ["desktop", "dark", { heading: "rgb(255, 209, 102) 32px", text: "rgb(170, 187, 204) 16px" }],
    ["mobile", "light", { heading: "rgb(0, 0, 0) 21px", text: "rgb(0, 0, 0) 30px" }],
    ["tablet", "dark", { heading: "rgb(255, 209, 102) 32px", text: "rgb(170, 187, 204) 30px" }],
  ] as const;

  test.each(["heading", "text"] as const)("the %s looks the same while it is edited", async (id) => {
    const desk = await mount({ document });
    for (const [device, scheme, expected] of views) {
      desk.editor.run("set-device", { device });
      desk.editor.run("set-scheme", { scheme });
      await vi.waitFor(() => expect(looksOf(desk, id)[0]?.slice(1, 3).join(" ")).toBe(expected[id]));
      const before = looksOf(desk, id);
      await edit(desk, id);
      expect(looksOf(desk, id)).toEqual(before);
      await type("{Escape}");
      await settled(desk);
    }
  });

  test("follows the canvas to another device and light, and changes nothing", async () => {
    const desk = await mount({ document });
    const before = looksOf(desk, "text");
    await edit(desk, "text");
    desk.editor.run("set-scheme", { scheme: "dark" });
    await vi.waitFor(() => expect(looksOf(desk, "text")).toContainEqual(expect.arrayContaining(["a", "rgb(0, 255, 255)"])));
    desk.editor.run("set-scheme", { scheme: "light" });
    await vi.waitFor(() => expect(looksOf(desk, "text")).toEqual(before));
    await type("{Escape}");
    await settled(desk);
    expect(desk.editor.document.history().canUndo).toBe(false);
  });
});

test("a change of the text redraws its own row only, and the page stays where it is", async () => {
  const desk = await mount();
  await edit(desk, "other");
  const before = desk.canvas.textElementOf("other")?.getBoundingClientRect();
  await type("x");
  await type("{Escape}");
  await settled(desk);
  expect(desk.canvas.textElementOf("other")?.getBoundingClientRect().top).toBe(before?.top);
});
