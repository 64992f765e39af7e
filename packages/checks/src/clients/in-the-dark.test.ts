import { expect, test } from "vitest";
import { invertColor, invertColorsIn } from "./invert-colors.js";
import { mailClients } from "./mail-clients.js";
import { type SimulationOptions, simulateClient } from "./simulate-client.js";

const night: SimulationOptions = { scheme: "dark", pictures: "shown" };

function shown(id: string, html: string, options = night) {
  const client = mailClients.find((candidate) => candidate.id === id);
  if (!client) throw new Error(`there is no ${id}`);
  return simulateClient(html, client, options);
}

const plain = '<td bgcolor="#ffffff" style="background-color:#ffffff;color:#000000">x</td>';
const authored = `<style>@media (prefers-color-scheme: dark){.a{color:#fff}}</style>${plain}`;

test("white becomes dark grey and black becomes white where everything is inverted", () => {
  expect(invertColorsIn("#ffffff", "ground", "full")).toBe("#333333");
  expect(invertColorsIn("black", "ink", "full")).toBe("#ffffff");
  expect(invertColorsIn("#101010", "ground", "full")).not.toMatch(/^#[0-3]/);
});

test("what is dark already stays where only light grounds and dark words are inverted", () => {
  expect(invertColorsIn("#223344", "ground", "partial")).toBe("#223344");
  expect(invertColorsIn("#eeeeee", "ink", "partial")).toBe("#eeeeee");
  expect(invertColorsIn("#ffffff", "ground", "partial")).toMatch(/^#[12]/);
  expect(invertColorsIn("#222222", "ink", "partial")).toMatch(/^#[def]/);
});

test("a colour keeps its hue and how much of it is seen", () => {
  const [red, green, blue, alpha] = invertColor([0, 0, 120, 0.5], "ink", "full");
  expect(blue).toBeGreaterThan(Math.max(red, green));
  expect(alpha).toBe(0.5);
  expect(invertColorsIn("rgba(0,0,0,.5)", "ink", "full")).toBe("rgba(255,255,255,0.5)");
});

test("pictures, gradients and words that are no colours stay as written", () => {
  const value = "url(white.png) no-repeat, linear-gradient(#fff, rgb(0,0,0))";
  expect(invertColorsIn(value, "ground", "full")).toBe(value);
  expect(invertColorsIn("inherit", "ink", "full")).toBe("inherit");
});

test("an email without dark colours is inverted wholly, in part, or not at all", () => {
  expect(shown("gmail-web", plain)).toMatchObject({ inTheDark: "none", isDark: false });
  expect(shown("gmail-web", plain).html).toContain(plain);
  expect(shown("gmail-ios", plain)).toMatchObject({ inTheDark: "full", isDark: true });
  expect(shown("gmail-ios", plain).html).toContain('<td bgcolor="#333333" style="background-color:#333333;color:#ffffff">');
  expect(shown("outlook-web", plain)).toMatchObject({ inTheDark: "partial", isDark: true });
});

test("the email's own dark colours are seen in clients that ask for them, and nothing is inverted besides", () => {
  const outlook = shown("outlook-web", authored);
  expect(outlook).toMatchObject({ inTheDark: "authored", isDark: true });
  expect(outlook.html).toContain(plain);
  expect(shown("gmail-ios", authored)).toMatchObject({ inTheDark: "full" });
  expect(shown("gmail-ios", authored).html).not.toContain("prefers-color-scheme");
});

test("in the light nothing changes, and it is known what the dark would do", () => {
  const day = shown("gmail-ios", plain, { scheme: "light", pictures: "shown" });
  expect(day).toMatchObject({ inTheDark: "full", isDark: false });
  expect(day.html).toContain(plain);
});
