import type { Page } from "@playwright/test";
import type { Api } from "./api.js";
import { blocks, expect } from "./test.js";

const text = (id: string, words: string) => ({ id, type: "text", props: { text: `<p>${words}</p>` } });
const cell = (id: string, ...children: object[]) => ({ id, type: "cell", props: {}, children });

/** A small email with what most tests look for, an empty column and a block of code included. */
export const letter = {
  version: 1,
  settings: {},
  root: {
    id: "root",
    type: "root",
    props: {},
    children: [
      {
        id: "page",
        type: "wrapper",
        props: {},
        children: [
          {
            id: "section",
            type: "section",
            props: {},
            children: [
              cell(
                "cell",
                { id: "title", type: "heading", props: { text: "Spring sale" } },
                text("one", "The spring is here"),
                { id: "picture", type: "image", props: {} },
                { id: "line", type: "divider", props: {} },
              ),
            ],
          },
          { id: "row", type: "section", props: {}, children: [cell("left", text("two", "Left")), cell("right")] },
        ],
      },
    ],
  },
};

/** Opens a new template with the letter. Answers its id. */
export async function openLetter(page: Page, api: Api, name: string): Promise<string> {
  const { id } = await api.createTemplate(name, { html: "<p></p>", css: "", components: letter });
  await page.goto(`/edit/${id}`);
  await expect(blocks(page, "heading")).toBeVisible();
  return id;
}
