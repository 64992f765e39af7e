import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, shownToolbars, type } from "../../testing/shown-toolbars.js";

const mount = shownToolbars();

const grid = "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>";

describe("the table button", () => {
  test("inserts a table of the size that is pressed, and the person writes in its first cell", async () => {
    const { field } = await mount({ text: { html: "<p>Prices</p>" } });
    await button("Insert table").click();
    await button("3 columns, 2 rows").click();
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await type("Size");
    expect(field.state().table).toMatchObject({ rows: 2, columns: 3, hasHead: true });
    expect(field.html()).toContain(">Size</th>");
    await expect.element(button("Table")).toHaveAttribute("aria-pressed", "true");
  });

  test("inserts one without a head by the keyboard alone", async () => {
    const { field, root } = await mount({ text: { html: "<p>Prices</p>" } });
    await button("Insert table").click();
    await page.getByRole("checkbox", { name: "First row names the columns" }).click();
    await type("{Shift>}{Tab}{/Shift}{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(root.activeElement?.getAttribute("aria-label")).toBe("2 columns, 3 rows");
    await expect.element(page.getByText("2 × 3")).toBeVisible();
    await type("{Enter}");
    expect(field.state().table).toMatchObject({ rows: 3, columns: 2, hasHead: false });
  });

  test("Escape leads back to the text and inserts nothing", async () => {
    const { field } = await mount({ text: { html: "<p>Prices</p>" } });
    await button("Insert table").click();
    await type("{Escape}");
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    expect(field.html()).toBe("<p>Prices</p>");
  });

  test("changes the table around the caret: rows, columns, head", async () => {
    const { field } = await mount({ text: { html: grid } });
    await button("Table").click();
    await button("Row below").click();
    await button("Column before").click();
    await page.getByRole("checkbox", { name: "First row names the columns" }).or(page.getByRole("switch")).click();
    expect(field.state().table).toMatchObject({ rows: 3, columns: 3, hasHead: true });
    await button("Delete row").click();
    await button("Delete column").click();
    expect(field.state().table).toMatchObject({ rows: 2, columns: 2 });
  });

  test("gives the cells ground, padding, border and widths", async () => {
    const { field } = await mount({ text: { html: grid } });
    await button("Table").click();
    const number = (name: string) => page.getByRole("spinbutton", { name, exact: true });
    await number("Cell padding").fill("12");
    await number("Border width").fill("2");
    await number("Table width").fill("80");
    await number("Column width").fill("30");
    await page.getByRole("textbox", { name: /Cell background/ }).fill("#eeeeee");
    await type("{Enter}");
    expect(field.state().table).toMatchObject({
      paddingPx: 12,
      borderPx: 2,
      widthPercent: 80,
      columnPercent: 30,
      background: "#eeeeee",
    });
  });

  test("takes the table away and goes back to the text", async () => {
    const { field } = await mount({ text: { html: `<p>one</p>${grid}` } });
    await button("Table").click();
    await button("Delete table").click();
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    expect(field.html()).toBe("<p>one</p>");
  });
});
