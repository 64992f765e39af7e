import type { EmailEditorBlock } from "@mailwright/elements";
import type { Page } from "@playwright/test";
import type { Api } from "./api.js";
import { blocks, expect } from "./test.js";

/** A block of text, as it is stored. */
export const text = (id: string, words: string) => ({ id, type: "text", props: { text: `<p>${words}</p>` } });

/** A column of a section. */
export const cell = (id: string, children: readonly EmailEditorBlock[], props = {}) => ({ id, type: "cell", props, children });
/** A row of columns. */
export const section = (id: string, ...cells: readonly EmailEditorBlock[]) => ({ id, type: "section", props: {}, children: cells });
/** An email of these rows. */
export const documentOf = (...sections: readonly EmailEditorBlock[]) => ({
  version: 1,
  settings: {},
  root: { id: "root", type: "root", props: {}, children: [{ id: "page", type: "wrapper", props: {}, children: sections }] },
});

/** An email of one column with these blocks. */
export const letterWith = (...children: readonly EmailEditorBlock[]) => documentOf(section("section", cell("cell", children)));

/** A small email with what most tests look for, an empty column included. */
const letter = documentOf(
  section(
    "section",
    cell("cell", [
      { id: "title", type: "heading", props: { text: "Spring sale" } },
      text("one", "The spring is here"),
      { id: "picture", type: "image", props: {} },
      { id: "line", type: "divider", props: {} },
    ]),
  ),
  section("row", cell("left", [text("two", "Left")]), cell("right", [])),
);

/** Opens a new template with the letter, or with another email that has a heading. Answers its id. */
export async function openLetter(page: Page, api: Api, name: string, components: object = letter): Promise<string> {
  const { id } = await api.createTemplate(name, { html: "<p></p>", css: "", components });
  await page.goto(`/edit/${id}`);
  await expect(blocks(page, "heading").first()).toBeVisible();
  return id;
}
