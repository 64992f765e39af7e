import type { TemplateSummary } from "@mailwright/contract";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";

const openDashboard = prepareDashboards();

const faults = {
  "a cut network": () => Promise.reject(new TypeError("Failed to fetch")),
  "403": () => refuse(403, "not-yours"),
  "404": () => refuse(404, "not-found"),
  "409": () => refuse(409, "wrong-status"),
  "412": () => refuse(412, "version-conflict"),
  "500": () => refuse(500, "internal"),
  nonsense: () => new Response("<html>A proxy speaks</html>", { headers: { "content-type": "application/json" } }),
} satisfies Record<string, () => Response | Promise<Response>>;

type Fault = keyof typeof faults;

/** Every write fails like this until it is mended. */
function open({ fault, ...options }: Parameters<typeof openDashboard>[0] & { readonly fault: Fault }) {
  let isBroken = true;
  const intercept = (request: Request) => (isBroken && request.method !== "GET" ? faults[fault]() : undefined);
  return { ...openDashboard({ ...options, intercept }), mend: () => (isBroken = false) };
}

const generic = "Something went wrong. Try again later";
const draft = { status: "draft" } as const;
const lockedBy = (userId: string, collaboratorId: string): Partial<TemplateSummary> => ({
  ...draft,
  userId,
  isShared: true,
  isLocked: true,
  collaboratorId,
  collaboratorsList: ["ann", "ben"],
});

interface Case {
  readonly action: string;
  readonly fault: Fault;
  readonly status?: string;
  readonly template: Partial<TemplateSummary>;
  /** What its question is answered with, where one is asked. */
  readonly answer?: string;
  readonly done: string;
  readonly role?: "ROLE_ADMIN";
}

const cases: readonly Case[] = [
  { action: "Publish", fault: "a cut network", status: "draft", template: draft, done: "Template published" },
  { action: "Unpublish", fault: "409", template: {}, answer: "Unpublish", done: "1 template has been drafted" },
  { action: "Add to favorites", fault: "412", template: {}, done: "“Sale” is a favorite now" },
  { action: "Duplicate", fault: "500", template: {}, done: "“Sale” has been duplicated. The copy is among your drafts." },
  { action: "Share by URL", fault: "nonsense", template: {}, done: "The link" },
  { action: "Remove", fault: "404", template: {}, answer: "Remove", done: "1 template has been removed" },
  { action: "Move to drafts", fault: "403", status: "deleted", template: { status: "deleted" }, done: "1 template has been drafted" },
  {
    action: "Delete forever",
    fault: "a cut network",
    status: "deleted",
    template: { status: "deleted" },
    answer: "Delete forever",
    done: "1 template has been deleted forever",
  },
  {
    action: "Unlock",
    fault: "500",
    status: "shared",
    template: lockedBy("ann", "ben"),
    answer: "Unlock",
    done: "“Sale” has been unlocked",
  },
  {
    action: "Send unlock request",
    fault: "nonsense",
    status: "shared",
    template: lockedBy("eve", "ben"),
    done: "Unlock request has been sent successfully.",
  },
  {
    action: "Convert to system template",
    fault: "409",
    template: {},
    answer: "Convert",
    role: "ROLE_ADMIN",
    done: "Template successfully converted to system",
  },
];

test.each(cases)("$action that ends in $fault says so, leaves everything as it is, and works the next time", async (given) => {
  const { action, fault, status = "published", template, answer, done, role = "user" } = given;
  const sale = aTemplate("Sale", template);
  const { world, mend } = open({ fault, view: `status=${status}`, templates: [sale], session: aSession({ role }) });
  const start = async () => {
    await page.getByRole("button", { name: "Actions for Sale", exact: true }).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  const confirm = async () => answer && page.getByRole("alertdialog").getByRole("button", { name: answer, exact: true }).click();
  await start();
  await confirm();
  await expect.element(page.getByRole("alert").getByText(generic)).toBeVisible();
  expect(page.getByText(done).query()).toBeNull();
  expect(world.templates).toEqual([sale]);
  await expect.element(page.getByRole("article", { name: "Sale", exact: true })).toBeInTheDocument();
  mend();
  if (answer) await confirm();
  else await start();
  await expect.element(page.getByText(done).first()).toBeVisible();
});

test.each(["a cut network", "403", "412", "nonsense"] as const)(
  "a bulk action that ends in %s names what could not be done, and Retry does it",
  async (fault) => {
    const { world, mend } = open({ fault, templates: templatesOf(3) });
    await page.getByRole("button", { name: "Bulk actions" }).click();
    const bar = page.getByRole("toolbar", { name: "Bulk actions" });
    await bar.getByRole("button", { name: "Select all" }).click();
    await bar.getByRole("button", { name: "Unpublish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    const result = page.getByRole("dialog", { name: "Not all templates are done" });
    await expect.element(result.getByText("3 templates could not be done:")).toBeVisible();
    expect(result.getByRole("listitem").elements()).toHaveLength(3);
    expect(result.getByText(/not been tried/).query()).toBeNull();
    await expect.element(result.getByText(generic)).toBeVisible();
    expect(world.templates.map((each) => each.status)).toEqual(["published", "published", "published"]);
    mend();
    await result.getByRole("button", { name: "Retry" }).click();
    await expect.element(page.getByText("3 templates have been drafted")).toBeVisible();
  },
);

test("a session that ends with an action is told to the page, and nothing is said to be done", async () => {
  const { told, world } = openDashboard({
    view: "status=draft",
    templates: [aTemplate("Sale", draft)],
    intercept: (request) => (request.method === "PUT" ? refuse(401, "session-ended") : undefined),
  });
  await page.getByRole("button", { name: "Actions for Sale", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish", exact: true }).click();
  await vi.waitFor(() => expect(told).toContain("error signed-out"));
  expect(world.templates[0]?.status).toBe("draft");
});

test("a question about a template that is gone goes with it", async () => {
  const { went } = openDashboard({
    view: "status=draft",
    templates: [aTemplate("Sale", draft)],
    intercept: (request) => (request.method === "PUT" ? refuse(404, "template-not-found") : undefined),
  });
  await page.getByRole("button", { name: "Actions for Sale", exact: true }).click();
  await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(page.getByRole("alert").getByText("Template not found")).toBeVisible();
  expect(went).toEqual(["/"]);
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});
