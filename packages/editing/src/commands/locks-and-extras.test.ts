import { aButton, aCell, aDocument, aHeading, aSection } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { resolveDrop } from "../drop/resolve-drop.js";
import { anEditor } from "../testing/test-editor.js";

const lock = (kind: string) => ({ lock: { [kind]: true } });

function withLocked(kind: string) {
  const locked = { ...aHeading({}, "locked"), extras: lock(kind) };
  const columns = aSection(aCell({ width: 50 }, locked), aCell({ width: 50 }, aButton({}, "free")));
  const made = anEditor(aDocument([{ ...columns, id: "section" }, aSection(aButton({}, "other"))]));
  const refusalOf = (command: string, args: unknown) => {
    const outcome = made.editor.run(command, args);
    return outcome.done ? "done" : outcome.refusal;
  };
  return { ...made, refusalOf };
}

describe("a lock", () => {
  test("on the content keeps words and rules, and lets the style go", () => {
    const { refusalOf } = withLocked("content");
    expect(refusalOf("set-text", { blockId: "locked", html: "<p>New</p>" })).toBe("locked-content");
    expect(refusalOf("set-props", { blockIds: ["locked"], props: { text: "New" } })).toBe("locked-content");
    expect(refusalOf("set-extras", { blockIds: ["locked"], part: "rules", values: { condition: "x" } })).toBe("locked-content");
    expect(refusalOf("set-props", { blockIds: ["locked"], props: { color: "#ff0000" } })).toBe("done");
    expect(refusalOf("set-props", { blockIds: ["free", "locked"], props: { align: "left" } })).toBe("done");
  });

  test("on the style keeps it for every screen, and lets the words go", () => {
    const { editor, refusalOf } = withLocked("style");
    expect(refusalOf("set-props", { blockIds: ["free", "locked"], props: { align: "left" } })).toBe("locked-style");
    expect(refusalOf("set-extras", { blockIds: ["locked"], part: "mobile", values: { fontSize: 20 } })).toBe("locked-style");
    editor.run("copy-style", { blockIds: ["free"] });
    expect(refusalOf("paste-style", { blockIds: ["locked"] })).toBe("locked-style");
    expect(refusalOf("set-text", { blockId: "locked", html: "New" })).toBe("done");
  });

  test("on the position keeps the block where it is, by command and by drop", () => {
    const { editor, refusalOf } = withLocked("position");
    const dragged = { kind: "blocks", blockIds: ["locked"] } as const;
    const rects = new Map([["wrapper", { x: 0, y: 0, width: 700, height: 400 }]]);
    const drop = resolveDrop(editor.document.get(), editor.registry, rects, { x: 350, y: 390 }, dragged);
    expect(drop).toMatchObject({ ok: false, reason: "locked-position" });
    expect(refusalOf("move-block", { blockIds: ["locked"], target: { parentId: "wrapper", index: 2 } })).toBe("locked-position");
    expect(refusalOf("move-block-step", { blockIds: ["locked"], direction: "right" })).toBe("locked-position");
    expect(refusalOf("duplicate-block", { blockIds: ["locked"] })).toBe("done");
    // It goes along with the section that it stands in.
    expect(refusalOf("move-block-step", { blockIds: ["section"], direction: "down" })).toBe("done");
  });

  test("against deleting holds what the block stands in, too", () => {
    const { refusalOf, block } = withLocked("removal");
    for (const id of ["locked", "section", "wrapper"]) expect(refusalOf("remove-block", { blockIds: [id] })).toBe("locked-removal");
    expect(refusalOf("cut-blocks", { blockIds: ["locked"] })).toBe("locked-removal");
    expect(refusalOf("remove-column", { cellId: "locked" })).toBe("locked-removal");
    expect(refusalOf("clear", undefined)).toBe("locked-removal");
    // Fewer columns lose nothing: what stood in them moves on.
    expect(refusalOf("set-columns", { sectionId: "section", widths: [100] })).toBe("done");
    expect(block("locked")).toBeDefined();
  });

  test("against deleting holds a section whose last columns would go, and lets the others go", () => {
    const columns = aSection({ ...aCell({ width: 50 }), id: "left" }, { ...aCell({ width: 50 }), id: "right" });
    const { editor, block } = anEditor(aDocument([{ ...columns, id: "section", extras: lock("removal") }]));
    const refusalOf = (command: string, blockIds: readonly string[]) => {
      const outcome = editor.run(command, { blockIds });
      return outcome.done ? "done" : outcome.refusal;
    };
    for (const command of ["remove-block", "cut-blocks"]) expect(refusalOf(command, ["left", "right"])).toBe("locked-removal");
    expect(refusalOf("remove-block", ["left"])).toBe("done");
    for (const command of ["remove-block", "cut-blocks"]) expect(refusalOf(command, ["right"])).toBe("locked-removal");
    editor.run("select", { blockIds: ["right"] });
    expect(editor.can("remove-block")).toMatchObject({ refusal: "locked-removal", detail: "section" });
    expect(block("section")).toBeDefined();
  });

  test("is taken away by whoever may change the template", () => {
    const { refusalOf, block } = withLocked("removal");
    expect(refusalOf("set-extras", { blockIds: ["locked"], part: "lock", values: { removal: null } })).toBe("done");
    expect(block("locked")).not.toHaveProperty("extras");
    expect(refusalOf("remove-block", { blockIds: ["locked"] })).toBe("done");
  });
});

describe("extras", () => {
  test("are set by part, merge within a gesture, and undo", () => {
    const { editor, block } = anEditor(aDocument([aSection(aHeading({}, "h"))]));
    for (const fontSize of [20, 21, 22]) {
      editor.run("set-extras", { blockIds: ["h"], part: "mobile", values: { fontSize }, mergeKey: "drag" });
    }
    expect(block("h")?.extras).toEqual({ mobile: { fontSize: 22 } });
    expect(editor.document.history().entries).toHaveLength(1);
    editor.run("undo");
    expect(block("h")).not.toHaveProperty("extras");
  });

  test("refuse what no screen could show", () => {
    const { editor } = anEditor(aDocument([aSection(aHeading({}, "h"))]));
    const refusal = (part: string, values: object) => editor.run("set-extras" as string, { blockIds: ["h"], part, values }).done;
    expect(refusal("mobile", { level: "h1" })).toBe(false);
    expect(refusal("dark", { color: "red;x" })).toBe(false);
    expect(refusal("rules", { condition: "a %} b" })).toBe(false);
    expect(refusal("elsewhere", {})).toBe(false);
    expect(refusal("mobile", { align: "center" })).toBe(true);
  });

  test("that are style go with a copied style, to the same type and as far as another type has them", () => {
    const dark = { background: "#8fb0ff", icon: "/white.png" };
    const extras = { mobile: { align: "left" }, dark, advanced: { opacity: 0.5 }, rules: { condition: "vip" } };
    const { editor, block } = anEditor(aDocument([aSection({ ...aButton({}, "from"), extras }, aButton({}, "to"), aHeading({}, "other"))]));
    editor.run("copy-style", { blockIds: ["from"] });
    editor.run("paste-style", { blockIds: ["to", "other"] });
    expect(block("to")?.extras).toEqual({ mobile: { align: "left" }, dark: { background: "#8fb0ff" }, advanced: { opacity: 0.5 } });
    expect(block("other")?.extras).toEqual({ mobile: { align: "left" }, advanced: { opacity: 0.5 } });
    editor.run("copy-style", { blockIds: ["other"] });
    editor.run("set-extras", { blockIds: ["other"], part: "advanced", values: { opacity: null, height: 30 } });
    editor.run("paste-style", { blockIds: ["other"] });
    expect(block("other")?.extras).toEqual({ mobile: { align: "left" }, advanced: { opacity: 0.5 } });
  });

  test("go with copies, and to another document", () => {
    const extras = { dark: { color: "#ffffff" }, rules: { condition: "vip" } };
    const { editor, block } = anEditor(aDocument([aSection({ ...aHeading({}, "h"), extras })]));
    const duplicated = editor.run("duplicate-block", { blockIds: ["h"] });
    const copied = editor.run("copy-blocks", { blockIds: ["h"] });
    const other = anEditor(aDocument([aSection()]));
    const pasted = other.editor.run("paste-blocks", { text: copied.done ? copied.value : "" });
    const idOf = (outcome: typeof pasted) => (outcome.done && outcome.value[0]) || "";
    expect(block(idOf(duplicated))?.extras).toEqual(extras);
    expect(other.block(idOf(pasted))?.extras).toEqual(extras);
  });
});
