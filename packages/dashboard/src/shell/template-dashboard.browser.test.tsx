import { searchDelayMs } from "@mailwright/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { aTemplate, templatesOf } from "../testing/sample-templates.js";

const open = prepareDashboards();
afterEach(() => void vi.useRealTimers());

const searches = (calls: readonly string[]) => calls.filter((call) => call.includes("searchTerm="));

test("a status that does not exist leads to the first view", async () => {
  const { went } = open({ view: "status=archived" });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  expect(went).toEqual(["/"]);
});

test("a card shows the server's picture, or the email itself where there is none or it is gone", async () => {
  const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIBAAA=";
  const { root } = open({
    templates: [
      aTemplate("None", { previewPictureUrl: null }),
      aTemplate("One", { previewPictureUrl: picture }),
      aTemplate("Gone", { previewPictureUrl: "data:image/png,x" }),
    ],
  });
  await expect.element(article("One")).toBeInTheDocument();
  const shownIn = (name: string) => root.querySelector(`article[aria-label="${name}"] .mw-card-preview > *`)?.localName;
  await expect.poll(() => ["None", "One", "Gone"].map(shownIn)).toEqual(["iframe", "img", "iframe"]);
});

test("a view in the sidebar leads to its address and shows its templates only", async () => {
  const { went } = open({ templates: [aTemplate("Out"), aTemplate("Still a draft", { status: "draft" })] });
  await page.getByRole("link", { name: /^Draft/ }).click();
  await expect.element(article("Still a draft")).toBeInTheDocument();
  expect(went).toEqual(["/?status=draft"]);
  expect(article("Out").query()).toBeNull();
});

test("typing a search asks once, when the person has paused", async () => {
  const { calls } = open();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await userEvent.type(page.getByRole("searchbox", { name: "Search templates" }), "letter 2");
  await vi.advanceTimersByTimeAsync(searchDelayMs - 1);
  expect(searches(calls)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(article("Newsletter 1")).not.toBeInTheDocument();
  await expect.element(article("Newsletter 2")).toBeInTheDocument();
  expect(searches(calls)).toHaveLength(1);
});

test("the answer to an older search never takes the place of a newer one", async () => {
  let answerOld: () => void = () => undefined;
  const old = new Promise<Response | undefined>((resolve) => {
    answerOld = () => resolve(undefined);
  });
  const { navigate } = open({
    intercept: (request) => (request.url.includes("searchTerm=old") ? (old as Promise<Response>) : undefined),
    templates: [aTemplate("old news"), aTemplate("new arrivals")],
  });
  await expect.element(article("old news")).toBeInTheDocument();
  navigate("/?search=old");
  navigate("/?search=arrivals");
  await expect.element(article("old news")).not.toBeInTheDocument();
  answerOld();
  await expect.element(article("new arrivals")).toBeInTheDocument();
  expect(article("old news").query()).toBeNull();
});

test("the search box follows the address", async () => {
  const { navigate } = open({ view: "search=letter" });
  const box = page.getByRole("searchbox", { name: "Search templates" });
  await expect.element(box).toHaveValue("letter");
  navigate("/");
  await expect.element(box).toHaveValue("");
});

test("the star turns at once", async () => {
  const { world } = open();
  await page.getByRole("article", { name: "Newsletter 1" }).getByRole("button", { name: "Add to favorites" }).click();
  await expect.element(article("Newsletter 1").getByRole("button", { name: "Remove from favorites" })).toBeInTheDocument();
  await vi.waitFor(() => expect(world.templates[0]?.tags).toBe("favorite"));
});

test("the star turns back when the server refuses, and the person is told", async () => {
  open({ intercept: (request) => (request.method === "PATCH" ? refuse(403, "owner-only") : undefined) });
  await article("Newsletter 1").getByRole("button", { name: "Add to favorites" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong. Try again later");
  await expect.element(article("Newsletter 1").getByRole("button", { name: "Add to favorites" })).toBeInTheDocument();
});

test("deleting forever asks first, and a no changes nothing", async () => {
  const { world } = open({ view: "status=deleted", templates: templatesOf(2, { status: "deleted" }) });
  const choose = async () => {
    await page.getByRole("button", { name: "Actions for Newsletter 1" }).click();
    await page.getByRole("menuitem", { name: "Delete forever" }).click();
  };
  await choose();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  expect(world.templates).toHaveLength(2);
  await choose();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
  await expect.element(article("Newsletter 1")).not.toBeInTheDocument();
  expect(world.templates.map(({ name }) => name)).toEqual(["Newsletter 2"]);
});

test("a template that was removed can be taken back", async () => {
  const { world } = open();
  await page.getByRole("button", { name: "Actions for Newsletter 1" }).click();
  await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(article("Newsletter 1")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  await vi.waitFor(() => expect(world.templates[0]?.status).toBe("published"));
});

test("a template is created once, with a name that was checked when its field was left", async () => {
  const { calls, went, root } = open({ view: "embed=true" });
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create new template" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect.element(name).toBeInTheDocument();
  await vi.waitFor(() => expect(root.activeElement).toBe(name.element()));
  await userEvent.tab();
  await expect.element(dialog.getByText("Please enter name")).toBeInTheDocument();
  await name.fill("Autumn");
  await expect.element(dialog.getByText("Please enter name")).not.toBeInTheDocument();
  await name.click();
  await userEvent.keyboard("{Enter}{Enter}");
  await vi.waitFor(() => expect(went).toEqual(["/edit/autumn?embed=true"]));
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a card is reached and opened by keyboard, and so are its actions", async () => {
  const { root, went } = open({ templates: [aTemplate("Autumn")] });
  const link = article("Autumn").getByRole("link", { name: "Open: Autumn" });
  await expect.element(link).toBeInTheDocument();
  (link.element() as HTMLElement).focus();
  await userEvent.tab();
  expect(root.activeElement?.getAttribute("aria-label")).toBe("Add to favorites");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(root.activeElement?.textContent).toBe("Open"));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(root.activeElement?.getAttribute("aria-label")).toBe("Actions for Autumn"));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(went).toEqual(["/edit/autumn"]);
});

test("a list that failed can be asked for again", async () => {
  let isBroken = true;
  open({ intercept: (request) => (isBroken && request.url.includes("/usertemplate?") ? refuse(400, "invalid-request") : undefined) });
  await expect.element(page.getByText("Templates haven't been loaded. Please, try again later")).toBeInTheDocument();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
});

test("a category of the library shows its starters, and one of them starts a new template", async () => {
  const { calls } = open();
  await page.getByRole("link", { name: "Seasonal 2" }).click();
  await expect.element(page.getByRole("heading", { name: "Seasonal" })).toBeInTheDocument();
  await expect.element(article("Autumn evening")).toBeInTheDocument();
  expect(article("Monthly news").query()).toBeNull();
  await expect.element(page.getByRole("link", { name: "Events 0" })).toBeInTheDocument();
  expect(calls.some((call) => call.includes("category=seasonal"))).toBe(true);
  await page.getByRole("button", { name: "Use this template: Spring sale" }).click();
  await expect.element(page.getByRole("dialog").getByRole("radio", { name: "Spring sale" })).toBeChecked();
});

test("another editor mode is kept once it was confirmed, and the page is then loaded anew", async () => {
  const { world, told } = open();
  await page.getByRole("button", { name: "Editor mode: Simple" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Advanced" }).click();
  await page.getByRole("button", { name: "Switch mode" }).click();
  await expect.poll(() => told).toEqual(["reload"]);
  expect(world.session.dnd_mode).toBe("advanced");
});
