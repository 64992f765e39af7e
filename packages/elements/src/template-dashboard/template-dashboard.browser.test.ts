import { within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createMemoryServer } from "../../../dashboard/src/testing/memory-server.js";
import { templatesOf } from "../../../dashboard/src/testing/sample-templates.js";
import { defineElements } from "../define-elements.js";
import type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard-element.js";

let element: TemplateDashboardElement;
beforeEach(async () => {
  await page.viewport(1300, 860);
  const { fetch } = createMemoryServer({ templates: [...templatesOf(2), ...templatesOf(3, { status: "draft" })] });
  vi.stubGlobal("fetch", (...given: Parameters<typeof globalThis.fetch>) => fetch(new Request(...given)));
  localStorage.setItem("mailwright.dashboardTourFinished", "true");
  defineElements();
  element = document.createElement("template-dashboard");
  element.style.cssText = "display:block;block-size:800px";
  element.sessionId = "s";
  document.body.append(element);
});
afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
});

const screen = () => within(element.shadowRoot as unknown as HTMLElement);
const heading = (name: string) => screen().findByRole("heading", { level: 1, name });

/** What the element tells of where the person wants to go; prevented or not. */
function listen({ isPrevented }: { readonly isPrevented: boolean }) {
  const told: TemplateDashboardEventMap["mw-navigate"]["detail"][] = [];
  element.addEventListener("mw-navigate", (event) => {
    told.push(event.detail);
    if (isPrevented) event.preventDefault();
  });
  return told;
}

test("without a page that takes it in hand, a view becomes the element's own attribute, embed and all", async () => {
  const told = listen({ isPrevented: false });
  element.embed = true;
  await heading("My Templates");
  (await screen().findByRole("link", { name: "Draft 3" })).click();
  await heading("Drafts");
  expect(told).toEqual([{ path: "/?status=draft&embed=true", replace: false, state: null }]);
  expect(element.getAttribute("view")).toBe("status=draft&embed=true");
});

test("a page that prevents it goes there itself, and the attribute says when it is there", async () => {
  const told = listen({ isPrevented: true });
  await heading("My Templates");
  (await screen().findByRole("link", { name: "Draft 3" })).click();
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toEqual(["/?status=draft"]));
  expect(element.getAttribute("view")).toBeNull();
  expect(screen().getByRole("heading", { level: 1 }).textContent).toBe("My Templates");
  element.setAttribute("view", "status=draft");
  await heading("Drafts");
});

test("the editor is for the page to open: the address is told, and the view stays", async () => {
  const told = listen({ isPrevented: false });
  await heading("My Templates");
  (await screen().findByRole("link", { name: "Open: Newsletter 1" })).click();
  await vi.waitFor(() => expect(told).toEqual([{ path: expect.stringMatching(/^\/edit\//), replace: false, state: null }]));
  expect(element.getAttribute("view")).toBeNull();
});

test("a fault of ours ends in words of the element's language, and trying again begins anew", async () => {
  const errors: string[] = [];
  element.addEventListener("mw-error", (event) => errors.push(event.detail.code));
  element.setAttribute("locale", "de");
  await heading("Meine Vorlagen");
  // No server of ours answers so: templates that are none.
  const right = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request) => {
    const body: unknown = await (await right(request)).json();
    const isPage = typeof body === "object" && body !== null && "elements" in body;
    return Response.json(isPage ? { ...body, elements: [{}] } : body);
  });
  element.sessionId = "t";
  const alert = await screen().findByRole("alert");
  expect(alert.textContent).toContain("Hier ist etwas schiefgegangen");
  expect(errors).toContain("crashed");
  vi.stubGlobal("fetch", right);
  within(alert).getByRole("button", { name: "Erneut versuchen" }).click();
  await heading("Meine Vorlagen");
});

test("a session that is over is renewed by the page, once for all calls, and the person goes on where they were", async () => {
  const errors: string[] = [];
  element.addEventListener("mw-error", (event) => errors.push(event.detail.code));
  let signIn: (id: string) => void = () => undefined;
  const renewSession = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        signIn = resolve;
      }),
  );
  element.renewSession = renewSession;
  const drafts = await screen().findByRole("link", { name: "Draft 3" });
  await screen().findByRole("link", { name: "Open: Newsletter 1" });
  const right = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = request.url.endsWith("/credentials") ? await request.clone().json() : { sessionId: request.headers.get("x-session-id") };
    if (body.sessionId === "next") return right(request);
    return Response.json({ error: "over", code: "session-ended", fields: [], requestId: "1" }, { status: 401 });
  });
  drafts.click();
  await vi.waitFor(() => expect(renewSession).toHaveBeenCalledOnce());
  signIn("next");
  await heading("Drafts");
  await screen().findByRole("list", { name: "Templates" });
  expect([renewSession.mock.calls.length, errors]).toEqual([1, []]);
});
