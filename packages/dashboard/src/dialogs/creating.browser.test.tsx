import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { prepareDashboards } from "../testing/dashboard-tests.js";

const open = prepareDashboards();
const create = page.getByRole("dialog", { name: "Create new template" });

async function openCreate() {
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.element(create.getByRole("radio", { name: "Blank" })).toBeChecked();
}

test("a search finds layouts of both tabs, whatever the order of its words", async () => {
  open();
  await openCreate();
  await create.getByRole("searchbox", { name: "Search layouts" }).fill("sale spring");
  await expect.element(create.getByRole("radio", { name: "Spring sale" })).toBeInTheDocument();
  expect(create.getByRole("radio").all()).toHaveLength(1);
  await create.getByRole("searchbox", { name: "Search layouts" }).fill("zebra");
  await expect.element(create.getByText("No layout matches “zebra”.")).toBeVisible();
});

test("what is chosen stays named when the tab changes, and is what the template is made from", async () => {
  const { calls, went } = open();
  await openCreate();
  await create.getByRole("tab", { name: "Featured layouts" }).click();
  await create.getByRole("radio", { name: "Spring sale" }).click();
  await create.getByRole("tab", { name: "Basic layouts" }).click();
  await expect.element(create.getByRole("status").getByText("Chosen: Spring sale")).toBeVisible();
  await expect.element(create.getByRole("radio", { name: "Blank" })).not.toBeChecked();
  await create.getByRole("textbox", { name: "Name" }).fill("Autumn");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => went).toEqual(["/edit/autumn"]);
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a layout is looked at as a whole, and the dialog is as it was afterwards", async () => {
  open();
  await openCreate();
  await create.getByRole("textbox", { name: "Name" }).fill("Autumn");
  await create.getByRole("button", { name: "Preview Monthly news" }).click();
  await expect.element(page.getByRole("dialog", { name: "Preview: Monthly news" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Preview: Monthly news" })).not.toBeInTheDocument();
  await expect.element(create.getByRole("textbox", { name: "Name" })).toHaveValue("Autumn");
});

test("the buttons below do not move when the layouts arrive, nor when a search finds fewer: a press that has begun ends on them", async () => {
  let answer = () => {};
  const isAnswered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  open({ intercept: ({ url }) => (url.includes("systemtemplate") ? isAnswered : undefined) });
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const cancel = create.getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toBeVisible();
  const place = () => cancel.element().getBoundingClientRect().top;
  const atFirst = place();
  answer();
  await expect.element(create.getByRole("radio", { name: "Monthly news" })).toBeInTheDocument();
  expect(place()).toBe(atFirst);
  await create.getByRole("searchbox", { name: "Search layouts" }).fill("zebra");
  await expect.element(create.getByText("No layout matches “zebra”.")).toBeVisible();
  expect(place()).toBe(atFirst);
});
