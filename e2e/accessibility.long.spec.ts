import { expectNoViolations } from "./axe.js";
import { createTemplate, expect, signIn, test } from "./test.js";

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(300_000); // two dozen whole-page checks
    const check = (what: string) => expectNoViolations(page, what);
    await page.goto("/login");
    await page.evaluate((chosen) => localStorage.setItem("mailwright.theme", chosen), theme);
    await page.reload();
    await expect(page.getByRole("button", { name: /Ann/ })).toBeVisible();
    await check("login");
    await signIn(page, "Ann");
    await expect(page.getByRole("article").first()).toBeVisible();
    await check("dashboard");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("create dialog");
    await page.keyboard.press("Escape");
    await createTemplate(page, `Checked in ${theme}`);
    await check("empty editor");
    for (const preset of ["Heading", "Text", "Image", "Button", "Divider", "Space"]) {
      await page.getByRole("button", { name: preset, exact: true }).click();
      await check(`editor with ${preset} selected`);
    }
    for (const [button, title] of [
      ["General settings", "General settings"],
      ["Export", "Export"],
      ["Clear", /clear/i],
      ["Test email", /test email|save first/i],
      [`Checked in ${theme}`, "Template info"],
    ] as const) {
      await page.getByRole("button", { name: button }).first().click();
      await expect(page.getByRole("dialog", { name: title }).or(page.getByRole("alertdialog", { name: title }))).toBeVisible();
      await check(`${button} dialog`);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("main", { name: "Preview" })).toBeVisible();
    await check("preview");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("/inbox");
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await check("inbox");
  });
}
