import { expect, test } from "vitest";
import { afterSignIn, loginAddress, signInAddress } from "./sign-in-address.js";

const query = (text: string) => new URLSearchParams(text);

test("who has to sign in first is afterwards where they wanted to go", () => {
  const login = loginAddress("/edit/t1", query("system=true"));
  expect(login).toBe("/login?to=%2Fedit%2Ft1%3Fsystem%3Dtrue");
  expect(afterSignIn(query(login.split("?")[1] ?? ""))).toBe("/edit/t1?system=true");
  expect(afterSignIn(query(loginAddress("/", query("status=draft")).split("?")[1] ?? ""))).toBe("/?status=draft");
  expect([loginAddress("/", query("")), afterSignIn(query(""))]).toEqual(["/login", "/"]);
  expect(signInAddress("/edit/t1?system=true")).toBe("/auth/sign-in?to=%2Fedit%2Ft1%3Fsystem%3Dtrue");
  expect(signInAddress("/")).toBe("/auth/sign-in");
});

test("in a frame it stays framed", () => {
  expect(loginAddress("/", query("embed=true"))).toBe("/login?embed=true");
  expect(afterSignIn(query("embed=true"))).toBe("/?embed=true");
});

test("a link leads nowhere else", () => {
  for (const to of ["https://elsewhere.test", "//elsewhere.test", "/\\elsewhere.test", "javascript:alert(1)", "/a b"])
    expect(afterSignIn(new URLSearchParams({ to }))).toBe("/");
});
