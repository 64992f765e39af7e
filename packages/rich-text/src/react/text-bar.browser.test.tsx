import { beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, selectAll, shownToolbars, type } from "../testing/shown-toolbars.js";
import { loadSymbols } from "./symbols/load-symbols.js";

const mount = shownToolbars();

const choice = (name: string) => page.getByRole("menuitemcheckbox", { name, exact: true });

describe("the text bar", () => {
  test("gives words a font with what clients show that lack it, and takes it away again", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    await button("Font: As the text").click();
    await choice("Georgia").click();
    expect(field.html()).toBe("<p><span style=\"font-family:Georgia, 'Times New Roman', serif\">word</span></p>");
    await button("Font: Georgia").click();
    await choice("As the text").click();
    expect(field.html()).toBe("<p>word</p>");
  });

  test("keeps a font that an import brought in the list", async () => {
    await mount({ text: { html: "<p><span style=\"font-family:'Playfair Display', Georgia\">word</span></p>" } });
    await button("Font: Playfair Display").click();
    await expect.element(choice("Playfair Display")).toHaveAttribute("aria-checked", "true");
  });

  test("sets the lines that are selected further apart, and gives them back to the text", async () => {
    const { field } = await mount({ text: { html: "<p>one</p><p>two</p>" } });
    await button("Line height").click();
    await choice("150%").click();
    expect(field.html()).toBe('<p>one</p><p style="line-height:1.5">two</p>');
    await button("Line height").click();
    await choice("As the text").click();
    expect(field.html()).toBe("<p>one</p><p>two</p>");
  });

  test("writes selected words in another case, across formats and links, but no merge tag", async () => {
    const { field } = await mount({ text: { html: '<p>hel<b>lo</b> <a href="https://x.test">big</a> {{ name }}</p>' } });
    await selectAll();
    await button("Letter case").click();
    await page.getByRole("menuitem", { name: "Title Case" }).click();
    expect(field.html()).toBe('<p>Hel<strong>lo</strong> <a href="https://x.test">Big</a> {{ name }}</p>');
    await button("Letter case").click();
    await page.getByRole("menuitem", { name: "UPPER CASE" }).click();
    expect(field.html()).toBe('<p>HEL<strong>LO</strong> <a href="https://x.test">BIG</a> {{ name }}</p>');
  });

  test("writes the whole line in another case when nothing is selected", async () => {
    const { field } = await mount({ text: { html: "<p>one</p><p>TWO. THREE</p>" } });
    await button("Letter case").click();
    await page.getByRole("menuitem", { name: "Sentence case" }).click();
    expect(field.html()).toBe("<p>one</p><p>Two. Three</p>");
  });

  test("keeps words selected to their end that are longer in capitals", async () => {
    const { field } = await mount({ text: { html: "<p>Straße</p>" } });
    await selectAll();
    await button("Letter case").click();
    await page.getByRole("menuitem", { name: "UPPER CASE" }).click();
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await type("x");
    expect(field.html()).toBe("<p>x</p>");
  });
});

describe("emoji and symbols", () => {
  // Nobody should wait for what is otherwise fetched before it is asked for.
  beforeAll(async () => void (await loadSymbols()));
  const search = () => page.getByRole("searchbox", { name: "Search emoji and symbols" });

  test("stand where the caret is once they are chosen, and the person writes on", async () => {
    const { field } = await mount({ text: { html: "<p><b>Hi</b></p>" } });
    await button("Emoji and symbols").click();
    await button("Party popper").click();
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await type("!");
    expect(field.html()).toBe("<p><strong>Hi🎉!</strong></p>");
  });

  test("are found by name; Enter takes the first", async () => {
    const { field } = await mount({ text: { html: "Shop now", mode: "plain" } });
    await button("Emoji and symbols").click();
    await type("arrow right");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 sign");
    await type("{Enter}");
    expect(field.html()).toBe("Shop now→");
  });

  test("are walked by arrows in all directions, and Escape leads back to the text", async () => {
    const { field, root } = await mount({ text: { html: "<p>Hi</p>" } });
    const focused = () => root.activeElement?.getAttribute("aria-label");
    await button("Emoji and symbols").click();
    await type("{ArrowDown}");
    expect(focused()).toBe("Grinning face");
    await type("{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("Face with star eyes");
    await type("{Escape}");
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    expect(field.html()).toBe("<p>Hi</p>");
  });

  test("say that nothing has the name that was searched", async () => {
    await mount({ text: { html: "<p>Hi</p>" } });
    await button("Emoji and symbols").click();
    await search().fill("zebra");
    await expect.element(page.getByText("Nothing is called “zebra”")).toBeVisible();
  });
});
