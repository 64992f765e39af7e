import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { article, link, lists, prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";

const open = prepareDashboards();

test("the table sorts by its columns, the other way round when pressed again", async () => {
  const { preferences, calls } = open({ templates: [aTemplate("Beta"), aTemplate("Alpha"), aTemplate("Gamma")] });
  await page.getByRole("radio", { name: "List" }).click();
  await expect.element(page.getByRole("table", { name: "Templates" })).toBeInTheDocument();
  expect(preferences.get("templatesViewType")).toBe("list");
  const names = () =>
    page
      .getByRole("rowheader")
      .all()
      .map((cell) => cell.getByRole("link").element().textContent);
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await vi.waitFor(() => expect(names()).toEqual(["Alpha", "Beta", "Gamma"]));
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await vi.waitFor(() => expect(names()).toEqual(["Gamma", "Beta", "Alpha"]));
  expect(lists(calls).at(-1)).toContain("orderDirection=DESC");
});

test("a lock says who is editing", async () => {
  open({
    view: "status=draft",
    session: aSession(),
    templates: [
      aTemplate("Locked", { status: "draft", isShared: true, isLocked: true, collaboratorId: "ben", collaboratorsList: ["ben"] }),
    ],
  });
  const words = "The template is locked because it's currently being edited by another user. Editing now: Ben Castellanos";
  await expect.element(page.getByRole("img", { name: words })).toBeInTheDocument();
});

const answers = {
  cut: () => Promise.reject(new TypeError("Failed to fetch")),
  "500": () => refuse(500, "internal"),
  "404": () => refuse(404, "not-found"),
  "409": () => refuse(409, "wrong-status"),
  "412": () => refuse(412, "version-conflict"),
  nonsense: () => new Response("<html>A proxy speaks</html>", { headers: { "content-type": "application/json" } }),
} satisfies Record<string, () => Response | Promise<Response>>;

test.each(Object.keys(answers) as (keyof typeof answers)[])("a list that ends in %s says so, and can be asked for again", async (fault) => {
  let isBroken = true;
  open({ intercept: (request) => (isBroken && request.url.includes("/usertemplate?") ? answers[fault]() : undefined) });
  await expect.element(page.getByText("Templates haven't been loaded. Please, try again later")).toBeInTheDocument();
  expect(page.getByRole("article").query()).toBeNull();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
});

test("what a user may not see says so, and leads back", async () => {
  const { went } = open({
    view: "status=deleted&system_templates=true",
    intercept: (request) => (request.url.includes("/systemtemplate/") ? refuse(403, "admin-only") : undefined),
  });
  await expect.element(page.getByText("You may not see these templates")).toBeInTheDocument();
  await page.getByRole("button", { name: "Go to my templates" }).click();
  expect(went).toEqual(["/"]);
});

test("a session that has ended is told to the page", async () => {
  const { told } = open({
    intercept: (request) => (request.url.includes("/usertemplate?") ? refuse(401, "session-ended") : undefined),
  });
  await vi.waitFor(() => expect(told).toContain("error signed-out"));
});

/** Holds an element over another one, as a mouse does. */
function drag(from: Element, to: Element) {
  const at = (element: Element, type: string, offsetPx = 0) => {
    const box = element.getBoundingClientRect();
    const place = { clientX: box.left + box.width / 2 + offsetPx, clientY: box.top + box.height / 2 };
    return new MouseEvent(type, { ...place, bubbles: true, composed: true, cancelable: true, button: 0 });
  };
  from.dispatchEvent(at(from, "mousedown"));
  document.dispatchEvent(at(from, "mousemove", 10));
  const moving = setInterval(() => document.dispatchEvent(at(to, "mousemove")), 30);
  return {
    drop: () => {
      clearInterval(moving);
      document.dispatchEvent(at(to, "mouseup"));
    },
  };
}

test("a card dragged onto the drafts is asked about and moved; where it may not go is refused", async () => {
  const { world } = open({ templates: [aTemplate("Autumn"), aTemplate("Winter", { status: "draft" })] });
  await expect.element(link("Autumn")).toBeInTheDocument();
  const drafts = page.getByRole("link", { name: "Draft 1" }).element();
  const { drop } = drag(link("Autumn").element(), drafts);
  await vi.waitFor(() => expect(drafts.parentElement?.dataset["drop"]).toBe("over"));
  expect(page.getByRole("link", { name: "Published 1" }).element().parentElement?.dataset["drop"]).toBe("refused");
  drop();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await vi.waitFor(() => expect(world.templates[0]?.status).toBe("draft"));
});

test("in a narrow place the sidebar is a sheet, and choosing a view closes it", async () => {
  await page.viewport(390, 844);
  open({ templates: templatesOf(3, { status: "draft" }) });
  await page.getByRole("button", { name: "Template views" }).click();
  await page.getByRole("dialog", { name: "Template views" }).getByRole("link", { name: "Draft 3" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
test("the banner of the free plan goes for good when it is dismissed", async () => {
  const { preferences } = open({ session: aSession({ subscriptionPlan: 0 }), links: { upgrade: "https://example.com/subscriptions" } });
  const words = "You are currently trying out our Premium Features. Your Free Trial ends soon!";
  await expect.element(page.getByText(words)).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Upgrade Now" })).toBeInTheDocument();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  expect(preferences.get("freePlanBannerDismissed.ann")).toBe("true");
});
