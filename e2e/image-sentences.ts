import type { Page, Request } from "@playwright/test";
import type { Api } from "./api.js";
import { letterWith } from "./editor-letter.js";
import type { people } from "./people.js";
import { beSignedIn } from "./test.js";

type Person = keyof typeof people;

/** A user, an administrator, and somebody on the free plan: what the specification says of images holds for each. */
export const everyone = ["ann", "ada", "fay"] as const satisfies readonly Person[];

const emptyLetter = letterWith({ id: "picture", type: "image", props: {} });

/** Opens a new template of somebody, with an empty image block unless another email is given. Time can be held there. Answers its id. */
export async function openLetterOf(page: Page, api: Api, person: Person, name: string, components: object = emptyLetter): Promise<string> {
  const { id } = await api.createTemplate(name, { html: "<p></p>", components });
  await beSignedIn(page, person);
  await page.clock.install();
  await page.goto(`/edit/${id}`);
  return id;
}

/** The calls of the page from now on whose address fits. */
export function callsOf(page: Page, address: RegExp): readonly Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => address.test(new URL(request.url()).pathname) && calls.push(request));
  return calls;
}
