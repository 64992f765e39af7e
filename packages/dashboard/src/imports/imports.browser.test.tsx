import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { prepareDashboards } from "../testing/dashboard-tests.js";
import { anImport, aResult, mixedResults, resultsOf } from "../testing/memory-import-routes.js";
import { refuse } from "../testing/memory-server.js";

const open = prepareDashboards();
afterEach(() => vi.unstubAllGlobals());

const box = (title: string) => page.getByRole("checkbox", { name: `Choose ${title}`, exact: true });
const accepted = page.getByRole("region", { name: "Accepted" });
const own = anImport("letters.zip", { id: "i1", total: 13 });

/** As where a browser cannot tell how much of an upload has left. */
const withoutProgress = () => vi.stubGlobal("XMLHttpRequest", undefined);

function fileInput(root: ShadowRoot, isFolder = false): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[type=file]${isFolder ? "[webkitdirectory]" : ":not([webkitdirectory])"}`);
  if (!input) throw new Error("There is no choice of files.");
  return input;
}

test("the sidebar and the dialog for a new template lead to the imports", async () => {
  const { went } = open();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("button", { name: "Import many emails" }).click();
  await expect.element(page.getByRole("heading", { name: "Import many emails" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Imports" }).first()).toHaveAttribute("aria-current", "page");
  expect(went).toEqual(["/?imports=true"]);
});

test("files are brought, and what came of them is shown", async () => {
  withoutProgress();
  const { root, went, calls } = open({ view: "imports=true" });
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await userEvent.upload(fileInput(root), new File(["<p>Hi</p>"], "letters.zip"));
  await expect.element(page.getByRole("button", { name: "Look at Letter 1" })).toBeVisible();
  expect(went).toEqual(["/?imports=letters-zip"]);
  expect(calls).toContain("POST /api/v2/imports");
});

test("the address of the folder of files goes with them, once it is a full one", async () => {
  withoutProgress();
  const asked: string[] = [];
  const { root } = open({
    view: "imports=true",
    intercept: ({ method, url }) => {
      if (method === "POST") asked.push(url);
      return undefined;
    },
  });
  const field = page.getByRole("textbox", { name: "Address of their folder on the web" });
  await field.fill("www.example.com/mails");
  const letter = new File(["<p>Hi</p>"], "letters.zip");
  await userEvent.upload(fileInput(root), letter);
  await expect.element(page.getByText("This is no full address")).toBeVisible();
  expect(asked).toEqual([]);
  await field.fill("https://www.example.com/mails/");
  await userEvent.upload(fileInput(root), letter);
  await expect.element(page.getByRole("button", { name: "Look at Letter 1" })).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get("base"))).toEqual(["https://www.example.com/mails/"]);
});

test("files without an email are told so, and nothing is sent", async () => {
  const { root, calls } = open({ view: "imports=true" });
  await expect.element(page.getByRole("button", { name: "Choose a folder" })).toBeVisible();
  await userEvent.upload(fileInput(root), new File(["x"], "lamp.png"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("There is no email among these files");
  expect(calls).not.toContain("POST /api/v2/imports");
});

test("an archive that is refused is told with what helps", async () => {
  withoutProgress();
  const isUpload = (request: Request) => request.method === "POST" && request.url.endsWith("/imports");
  const { root } = open({
    view: "imports=true",
    intercept: (request) => (isUpload(request) ? refuse(400, "archive-encrypted") : undefined),
  });
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await userEvent.upload(fileInput(root), new File(["x"], "letters.zip"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The archive asks for a password");
});

test("addresses are brought once they are full addresses", async () => {
  const { went } = open({ view: "imports=true" });
  await page.getByRole("radio", { name: "Addresses" }).click();
  const field = page.getByRole("textbox", { name: "Addresses of emails" });
  await field.fill("www.example.com");
  await page.getByRole("button", { name: "Import 1 email" }).click();
  await expect.element(page.getByText("Not a full address: www.example.com")).toBeVisible();
  await field.fill("https://example.com/a.html\nhttps://example.com/b.html");
  await page.getByRole("button", { name: "Import 2 emails" }).click();
  await expect.element(page.getByRole("button", { name: "Look at Letter 2" })).toBeVisible();
  expect(went).toHaveLength(1);
});

test("each email in view shows what it looks like, and its picture leads to it", async () => {
  const { root, calls } = open({ view: "imports=i1", imports: [own], importResults: resultsOf(60) });
  const first = () => root.querySelector<HTMLElement>(".mw-result-picture");
  await expect.poll(() => first()?.querySelector("iframe")?.contentDocument?.body.textContent).toContain("Letter 1");
  // What is far below was not asked for.
  expect(calls.filter((call) => /results\/letter-/.test(call)).length).toBeLessThan(40);
  first()?.click();
  await expect.element(page.getByRole("dialog", { name: "Letter 1" })).toBeVisible();
});

test("a filter shows what needs a look, and Shift chooses everything between", async () => {
  const { calls } = open({ view: "imports=i1", imports: [own], importResults: mixedResults });
  await page.getByRole("tab", { name: /Needs a look/ }).click();
  await expect.element(page.getByRole("button", { name: "Look at Terms" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Look at Letter 1" })).not.toBeInTheDocument();
  await page.getByRole("tab", { name: /^All/ }).click();
  await box("Letter 2").click();
  await box("Letter 5").click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Accept 4 emails" }).click();
  await expect.element(accepted.getByText("4 emails are drafts of yours now")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open the template Letter 4" })).toHaveAttribute("href", "/edit/t-letter-4");
  expect(calls.filter((call) => call.endsWith("/accept"))).toHaveLength(1);
});

test("what is accepted goes into the categories that were chosen", async () => {
  const asked: unknown[] = [];
  open({
    view: "imports=i1",
    imports: [own],
    importResults: resultsOf(3),
    intercept: (request) => {
      if (request.url.endsWith("/accept"))
        void request
          .clone()
          .json()
          .then((body: unknown) => asked.push(body));
      return undefined;
    },
  });
  await box("Letter 1").click();
  await page.getByRole("button", { name: "No category" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Newsletter" }).click();
  await page.getByRole("button", { name: "Into Newsletter" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
  await expect.element(page.getByRole("button", { name: "Into 2 categories" })).toBeVisible();
  await page.getByRole("button", { name: "Accept 1 email" }).click();
  await expect.element(accepted.getByText("1 email is a draft of yours now")).toBeVisible();
  expect(asked).toEqual([{ ids: ["letter-1"], categories: [{ id: "newsletter" }, { id: "seasonal" }] }]);
});

test("many are accepted a few at a time, and what could not be is named with what helps", async () => {
  const heavy = aResult("Heavy", { rawPartCount: 3 });
  const { calls } = open({ view: "imports=i1", imports: [own], importResults: [heavy, ...resultsOf(44)] });
  await page.getByRole("checkbox", { name: "Choose all of these" }).click();
  await page.getByRole("button", { name: "Accept 45 emails" }).click();
  await expect.element(accepted.getByText("44 emails are drafts of yours now")).toBeVisible();
  await expect.element(page.getByText(/It needs a block that your plan does not include/)).toBeVisible();
  expect(calls.filter((call) => call.endsWith("/accept"))).toHaveLength(3);
});

test("an email is looked at before and after, a part is chosen again, and it is accepted", async () => {
  const { calls, went } = open({ view: "imports=i1", imports: [own], importResults: mixedResults });
  await page.getByRole("button", { name: "Look at Letter 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Letter 1" });
  await expect.element(dialog.getByTitle("The email as it was written")).toBeInTheDocument();
  await expect.element(dialog.getByText(/Import the email together with its pictures/)).toBeVisible();
  await dialog
    .getByRole("radiogroup", { name: /Form of Terms/ })
    .getByRole("radio", { name: "Blocks" })
    .click();
  await expect.poll(() => calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  await dialog.getByRole("button", { name: "Next email" }).click();
  await expect.element(page.getByRole("dialog", { name: "Letter 2" })).toBeVisible();
  await page.getByRole("button", { name: "Accept as template" }).click();
  await page.getByRole("button", { name: "Open template" }).click();
  expect(went).toEqual(["/edit/t-letter-2"]);
});

test("an import that is gone says so and leads back", async () => {
  const { went } = open({ view: "imports=i9" });
  await expect.element(page.getByText("This import is gone")).toBeVisible();
  await page.getByRole("button", { name: "All imports" }).click();
  expect(went).toEqual(["/?imports=true"]);
});

test("an import is deleted after a question, and the focus stays at the list", async () => {
  const { focused } = open({ view: "imports=true", imports: [own] });
  await page.getByRole("button", { name: "Delete letters.zip" }).click();
  await page.getByRole("alertdialog", { name: "Delete letters.zip?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Nothing was imported yet")).toBeVisible();
  await expect.poll(focused).toBe("My imports");
});

test("a job that goes on is stopped from the page of its results", async () => {
  const running = anImport("letters.zip", { id: "i1", state: "running", waiting: 8 });
  const { calls } = open({ view: "imports=i1", imports: [running] });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => calls).toContain("DELETE /api/v2/jobs/i1");
});
