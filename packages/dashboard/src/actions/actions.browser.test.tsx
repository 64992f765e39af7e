import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";

const open = prepareDashboards();
const generic = "Something went wrong. Try again later";

async function choose(name: string, entry: string) {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Fails the calls of a method until it is told otherwise. */
function failingOnce(method: string, answer: () => Response | Promise<Response>) {
  let isOver = false;
  return {
    intercept: (request: Request) => (request.method === method && !isOver ? answer() : undefined),
    mend: () => {
      isOver = true;
    },
  };
}

test("a star that the server refuses turns back, and Retry gives it", async () => {
  const fault = failingOnce("PATCH", () => Promise.reject(new TypeError("no connection")));
  open({ templates: [aTemplate("Sale")], intercept: fault.intercept });
  await article("Sale").getByRole("button", { name: "Add to favorites" }).click();
  await expect.element(page.getByRole("alert").getByText(generic)).toBeVisible();
  await expect.element(article("Sale").getByRole("button", { name: "Add to favorites" })).toBeVisible();
  fault.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(article("Sale").getByRole("button", { name: "Remove from favorites" })).toBeVisible();
});

test("a template that could not be restored is back in the list", async () => {
  const { world } = open({
    view: "status=deleted",
    templates: templatesOf(2, { status: "deleted" }),
    intercept: (request) => (request.method === "PUT" ? refuse(500, "internal") : undefined),
  });
  await choose("Newsletter 1", "Move to drafts");
  await expect.element(page.getByRole("alert").getByText(generic)).toBeVisible();
  await expect.element(article("Newsletter 1")).toBeVisible();
  expect(world.templates.map(({ status }) => status)).toEqual(["deleted", "deleted"]);
});

test.each(["Publish", "Convert to system template"])(
  "where a change took the approval back meanwhile, %s says so and offers to ask",
  async (action) => {
    const overview = { version: 2, summary: { state: "changed", isAwaited: false, isRequired: true }, current: null, earlier: [] };
    open({
      view: "status=draft",
      session: aSession({ role: "ROLE_ADMIN" }),
      templates: [aTemplate("Sale", { status: "draft", approval: { state: "approved", isAwaited: false, isRequired: false } })],
      intercept: ({ method, url }) => {
        if (url.endsWith("/approval")) return Response.json(overview);
        if (url.endsWith("/people")) return Response.json([]);
        return method === "GET" ? undefined : refuse(409, "not-approved");
      },
    });
    await choose("Sale", action);
    if (action !== "Publish") await page.getByRole("alertdialog").getByRole("button", { name: "Convert" }).click();
    const review = page.getByRole("dialog", { name: "Review" });
    await expect.element(review.getByText("Only what is approved is published here.")).toBeVisible();
    await expect.element(review.getByText("Changed since approval")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  },
);

test("what a removed template was before, Undo makes of it again", async () => {
  const { world } = open({ templates: [aTemplate("Sale")] });
  await choose("Sale", "Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("“Sale” is back where it was")).toBeVisible();
  expect(world.templates[0]?.status).toBe("published");
});

test("an action that a lock holds back says so and calls nobody", async () => {
  const locked = aTemplate("Sale", { isShared: true, isLocked: true, collaboratorId: "ben", collaboratorsList: ["ben"] });
  const { calls } = open({ templates: [locked] });
  await page.getByRole("button", { name: "Actions for Sale", exact: true }).click();
  const remove = page.getByRole("menuitem", { name: "Remove", exact: true });
  await expect.element(remove).toHaveAttribute("aria-disabled", "true");
  await expect.element(remove).toHaveAccessibleDescription("This template is locked and cannot be deleted.");
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(page.getByRole("alert").getByText("This template is locked and cannot be deleted.")).toBeVisible();
  expect(calls.filter((call) => /^(?:PUT|PATCH|DELETE)/.test(call))).toEqual([]);
});

test("a template that is gone leads to the start page with words", async () => {
  const { went } = open({
    view: "status=draft&embed=true",
    templates: [aTemplate("Sale", { status: "draft" })],
    intercept: (request) => (request.method === "PUT" ? refuse(404, "template-not-found") : undefined),
  });
  await choose("Sale", "Publish");
  await expect.element(page.getByText("Template not found")).toBeVisible();
  expect(went).toEqual(["/?embed=true"]);
});

test("a window that the browser holds back is told, not swallowed", async () => {
  const blocked = vi.spyOn(window, "open").mockReturnValue(null);
  open({ templates: [aTemplate("Sale", { isShared: true, collaboratorsList: ["ben"], showUrl: "/show/sale" })] });
  await choose("Sale", "View shared");
  await expect.element(page.getByRole("alert").getByText(/^The browser has held the window back/)).toBeVisible();
  expect(blocked).toHaveBeenCalledOnce();
  blocked.mockRestore();
});

test("a name that somebody else has taken meanwhile is said at the field", async () => {
  const { root } = open({
    view: "category=all",
    session: aSession({ role: "ROLE_ADMIN" }),
    intercept: (request) => (request.method === "POST" && request.url.endsWith("/categories") ? refuse(409, "name-taken") : undefined),
  });
  await page.getByRole("button", { name: /create category/i }).click();
  await page.getByRole("textbox", { name: "Category name" }).fill("Summer");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("A category with this name already exists! Please type a different name")).toBeVisible();
  await vi.waitFor(() => expect(root.activeElement).toBe(page.getByRole("textbox", { name: "Category name" }).element()));
});

test("a conflict that is about contents only is saved over without a word", async () => {
  const stored = aTemplate("Sale", { version: 7 });
  const based: (string | null)[] = [];
  open({
    templates: [aTemplate("Sale")],
    intercept: (request) => {
      if (request.method !== "PATCH") return undefined;
      based.push(request.headers.get("if-match"));
      if (based.length > 1) return undefined;
      const conflict = { error: "", code: "version-conflict", fields: [], requestId: "r1", current: stored };
      return Response.json(conflict, { status: 412 });
    },
  });
  await choose("Sale", "Rename and settings");
  await page.getByRole("textbox", { name: "Name" }).fill("Summer sale");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Template settings has been saved")).toBeVisible();
  expect(based).toEqual(['"1"', '"7"']);
});

test("a bulk action that fails half-way says what is done, and Retry does the rest", async () => {
  let calls = 0;
  const { world } = open({
    view: "status=draft",
    templates: templatesOf(45, { status: "draft" }),
    intercept: (request) => {
      if (request.method !== "PATCH") return undefined;
      calls += 1;
      return calls === 2 ? refuse(500, "internal") : undefined;
    },
  });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await bar.getByRole("button", { name: "Select all" }).click();
  await expect.element(bar.getByText("45 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const result = page.getByRole("dialog", { name: "Not all templates are done" });
  await expect.element(result.getByText("20 templates have been removed")).toBeVisible();
  await expect.element(result.getByText("20 templates could not be done:")).toBeVisible();
  await expect.element(result.getByText("5 templates have not been tried.")).toBeVisible();
  await result.getByRole("button", { name: "Retry" }).click();
  await expect.element(result).not.toBeInTheDocument();
  await vi.waitFor(() => expect(world.templates.every(({ status }) => status === "deleted")).toBe(true));
});

test("while all are being selected, no action is for those alone that were selected before", async () => {
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  let isHeld = false;
  open({ view: "status=draft", templates: templatesOf(30, { status: "draft" }), intercept: () => (isHeld ? answered : undefined) });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await article("Newsletter 1").getByRole("checkbox").click();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  isHeld = true;
  await bar.getByRole("button", { name: "Select all" }).click();
  await expect.element(bar.getByRole("button", { name: "Remove" })).toHaveAttribute("aria-disabled", "true");
  answer();
  await expect.element(bar.getByText("30 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("alertdialog")).toHaveTextContent("30 templates");
});

test("when the card that opened a question is gone, the focus is where it stood; in an empty list it is on what helps", async () => {
  const { root } = open({ templates: templatesOf(3) });
  const focused = () => root.activeElement?.getAttribute("aria-label") ?? root.activeElement?.textContent;
  const remove = async (name: string) => {
    await choose(name, "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect.element(article(name)).not.toBeInTheDocument();
  };
  await remove("Newsletter 2");
  await vi.waitFor(() => expect(focused()).toBe("Open: Newsletter 3"));
  await remove("Newsletter 1");
  await vi.waitFor(() => expect(focused()).toBe("Open: Newsletter 3"));
  await remove("Newsletter 3");
  await vi.waitFor(() => expect(focused()).toBe("Go to drafts"));
});

test("Undo of a bulk action puts every template back to where it was", async () => {
  const { world } = open({ templates: templatesOf(2) });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await bar.getByRole("button", { name: "Select all" }).click();
  await bar.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("2 templates have been removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("2 templates are back where they were")).toBeVisible();
  expect(world.templates.map(({ status }) => status)).toEqual(["published", "published"]);
});

test("Undo of a bulk action says in words where only what is approved comes back", async () => {
  const { world } = open({
    templates: templatesOf(2),
    intercept: ({ method }) => (method === "PUT" ? refuse(409, "not-approved") : undefined),
  });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await bar.getByRole("button", { name: "Select all" }).click();
  await bar.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("alert").getByText(/^Only what is approved is published here/)).toBeVisible();
  expect(world.templates.map(({ status }) => status)).toEqual(["draft", "draft"]);
});

test("an address with create-new begins the tour at its last step, also where it has been finished", async () => {
  open({ view: "create-new" });
  await expect.element(page.getByRole("dialog", { name: "Dashboard tour" }).getByText("Step 3 of 3")).toBeVisible();
});
