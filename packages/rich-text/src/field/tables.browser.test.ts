import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type MountedText, mountText } from "../testing/mount-text.js";

let mounted: MountedText | undefined;
afterEach(() => {
  mounted?.field.stop();
  mounted?.host.remove();
});

function mount(html: string): MountedText["field"] {
  mounted = mountText({ html });
  return mounted.field;
}

const type = (keys: string) => userEvent.keyboard(keys);
const open = '<table border="0" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;width:100%">';
const cellStyle = "padding:8px;border:1px solid #cccccc";
const td = (words: string, style = cellStyle) => `<td style="${style}">${words}</td>`;
const th = (words: string) => `<th scope="col" style="${cellStyle}">${words}</th>`;
const table = (...rows: readonly (readonly string[])[]) => `${open}${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("")}</table>`;
const grid = table([td("a"), td("b")], [td("c"), td("d")]);

/** Puts the caret at the end of the words that read so. */
async function caretAfter(words: string): Promise<void> {
  const walker = document.createTreeWalker(mounted?.field.element ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.textContent === words) getSelection()?.setBaseAndExtent(currentNode, words.length, currentNode, words.length);
  }
  // Lexical hears of it by an event.
  await new Promise((resolve) => setTimeout(resolve));
}

describe("a table in a text", () => {
  test("is kept as it is while words around it are changed", async () => {
    const given = `<p>Prices</p>${grid}<p>End</p>`;
    const field = mount(given);
    expect(field.html()).toBe(given);
    await type("!");
    expect(field.html()).toBe(`<p>Prices</p>${grid}<p>End!</p>`);
  });

  test("keeps spans, heads, alignment, lists and merge tags when words in it are changed", async () => {
    const cells = [
      '<td colspan="2" style="text-align:right">{{ price }}</td>',
      '<th scope="col" style="line-height:1.5">x</th>',
      "<td><p>one</p><ul><li>two</li></ul></td>",
    ];
    const field = mount(table(cells));
    await type("!");
    expect(field.html()).toBe(table([...cells.slice(0, 2), "<td><p>one</p><ul><li>two!</li></ul></td>"]));
  });

  test("looks as the email compiles it", () => {
    const field = mount(grid);
    const element = field.element.querySelector("table");
    expect(element?.getAttribute("cellpadding")).toBe("0");
    const cell = element?.querySelector("td");
    expect(cell && getComputedStyle(cell).borderTopWidth).toBe("1px");
    expect(cell && getComputedStyle(cell).paddingTop).toBe("8px");
  });

  test("is inserted with a head below the line of the caret, and is written in at once", async () => {
    const field = mount("<p>Prices</p>");
    field.commands.insertTable({ rows: 2, columns: 2, hasHead: true });
    await type("Size");
    expect(field.html()).toBe(`<p>Prices</p>${table([th("Size"), th("<br>")], [td("<br>"), td("<br>")])}<p><br></p>`);
    expect(field.state().table).toMatchObject({ rows: 2, columns: 2, hasHead: true, isInHead: true });
  });

  test("is not inserted into another one", async () => {
    const field = mount(grid);
    await caretAfter("a");
    field.commands.insertTable({ rows: 1, columns: 1, hasHead: false });
    expect(field.html()).toBe(grid);
  });
});

describe("keys in a table", () => {
  test("Tab goes from cell to cell, and after the last one it adds a row in its look", async () => {
    const field = mount(grid);
    await caretAfter("c");
    await type("{Tab}x{Tab}y{Shift>}{Tab}{/Shift}z");
    expect(field.html()).toBe(table([td("a"), td("b")], [td("c"), td("z")], [td("y"), td("<br>")]));
  });

  test("Enter breaks the line inside of the cell", async () => {
    const field = mount(grid);
    await caretAfter("a");
    await type("{Enter}x");
    expect(field.html()).toBe(table([td("a<br>x"), td("b")], [td("c"), td("d")]));
  });

  test("Backspace and Delete at the edges of a cell do nothing", async () => {
    const field = mount(grid);
    await caretAfter("b");
    await type("{Delete}{Backspace}{Backspace}{Backspace}x");
    expect(field.html()).toBe(table([td("a"), td("x")], [td("c"), td("d")]));
  });

  test("Delete over several cells empties them and leaves the table", async () => {
    const field = mount(grid);
    await caretAfter("a");
    const { anchorNode } = getSelection() ?? {};
    await caretAfter("c");
    const { focusNode } = getSelection() ?? {};
    if (anchorNode && focusNode) getSelection()?.setBaseAndExtent(anchorNode, 0, focusNode, 1);
    await new Promise((resolve) => setTimeout(resolve));
    await type("{Delete}");
    expect(field.html()).toBe(table([td("<br>"), td("<br>")], [td("<br>"), td("d")]));
  });

  test("an arrow leads out of a table at the end of the text", async () => {
    const field = mount(grid);
    await caretAfter("d");
    await type("{ArrowDown}x");
    expect(field.html()).toBe(`${grid}<p>x</p>`);
  });
});

describe("changing a table", () => {
  test("adds and removes rows and columns beside the caret", async () => {
    const field = mount(grid);
    await caretAfter("a");
    field.commands.changeTable("rowBelow");
    field.commands.changeTable("columnAfter");
    expect(field.html()).toBe(table([td("a"), td("<br>"), td("b")], [td("<br>"), td("<br>"), td("<br>")], [td("c"), td("<br>"), td("d")]));
    await caretAfter("d");
    field.commands.changeTable("removeColumn");
    await caretAfter("a");
    field.commands.changeTable("removeRow");
    expect(field.html()).toBe(table([td("<br>"), td("<br>")], [td("c"), td("<br>")]));
  });

  test("goes with its last row", () => {
    const field = mount(table([td("a"), td("b")]));
    field.commands.changeTable("removeRow");
    expect(field.html()).toBe("<p><br></p>");
  });

  test("makes the first row a head and takes that back", () => {
    const field = mount(grid);
    field.commands.changeTable("toggleHead");
    expect(field.html()).toBe(table([th("a"), th("b")], [td("c"), td("d")]));
    field.commands.changeTable("toggleHead");
    expect(field.html()).toBe(grid);
  });

  test("sets ground, padding, border and widths", async () => {
    const field = mount(grid);
    await caretAfter("a");
    field.commands.setTableLook({ background: "#eeeeee" });
    field.commands.setTableLook({ paddingPx: 4, borderPx: 2, borderColor: "#ff0000", widthPercent: 50, columnPercent: 30 });
    const look = "padding:4px;border:2px solid #ff0000";
    expect(field.html()).toBe(
      '<table border="0" cellpadding="0" cellspacing="0" width="50%" style="border-collapse:collapse;width:50%"><tr>' +
        `${td("a", `background-color:#eeeeee;${look};width:30%`)}${td("b", look)}</tr><tr>${td("c", `${look};width:30%`)}${td("d", look)}</tr></table>`,
    );
    field.commands.setTableLook({ borderPx: 0, widthPercent: null });
    expect(field.state().table).toMatchObject({ borderPx: 0, widthPercent: null, background: "#eeeeee", columnPercent: 30 });
  });

  test("aligns the words of a cell by the cell, as emails want it", async () => {
    const field = mount(grid);
    await caretAfter("a");
    field.commands.setAlign("right");
    expect(field.html()).toBe(table([td("a", `${cellStyle};text-align:right`), td("b")], [td("c"), td("d")]));
  });
});
