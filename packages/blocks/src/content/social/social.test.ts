import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileDocument } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { networkIds, networks } from "../../shared/networks.js";
import { signAddress } from "../../shared/social-sign.js";
import { followNetworkIds } from "../social-follow/social-follow.js";

const artwork = fileURLToPath(new URL("../../../artwork", import.meta.url));

function compile(type: string, props: Readonly<Record<string, JsonValue>>) {
  return compileDocument(aDocumentAround([aBlock(type, props)], blockRegistry), blockRegistry);
}

test("there are 32 social networks, 14 messengers and 29 other places, each with its sign in every colour", () => {
  expect(networkIds).toHaveLength(75);
  for (const id of networkIds) {
    for (const color of ["color", "black", "gray", "white"] as const)
      expect(existsSync(signAddress(id, color).replace("/starter", artwork)), `${id} ${color}`).toBe(true);
  }
});

test("all signs together weigh less than 400 KB", () => {
  const files = readdirSync(`${artwork}/social`);
  expect(files.reduce((sum, file) => sum + statSync(`${artwork}/social/${file}`).size, 0)).toBeLessThan(400 * 1024);
});

test("an icon looks like the whole block until it has a look of its own", () => {
  const { html } = compile("social", {
    size: 40,
    color: "black",
    icons: [{ network: "x" }, { network: "youtube", size: 20, shape: "logo" }],
  });
  expect(html).toContain('bgcolor="#000000"');
  expect(html).toMatch(/width="24" height="24"/);
  expect(html).toMatch(/youtube-black\.png" alt="YouTube" width="20" height="20"/);
});

test("light brands have black signs, and an outlined one its own colour", () => {
  expect(compile("social", { icons: [{ network: "snapchat" }] }).html).toContain("snapchat-black.png");
  expect(compile("social", { icons: [{ network: "x" }] }).html).toContain("x-white.png");
  const { html } = compile("social", { outline: true, icons: [{ network: "snapchat" }] });
  expect(html).toContain("snapchat-color.png");
  expect(html).not.toContain('bgcolor="#fffc00"');
});

test("an image of one's own stands alone in the place of sign and shape, as large as the other icons", () => {
  const own = { network: "website", href: "https://example.com", alt: "Our club", picture: "https://example.com/club.png" };
  const { html } = compile("social", { size: 40, outline: true, icons: [own] });
  expect(html).toContain('<img src="https://example.com/club.png" alt="Our club" width="40" height="40"');
  expect(html).not.toContain("border-collapse:separate");
  expect(html).not.toContain("/starter/social/");
});

test("an icon without an address is a picture, not a link, and no line of plain text", () => {
  const { html, text } = compile("social", { icons: [{ network: "facebook" }, { network: "x", href: "mailwright", alt: "Us on X" }] });
  expect(html).toContain('href="https://x.com/mailwright"');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(text).toBe("Us on X [https://x.com/mailwright]");
});

test("a network to follow that is unknown costs only itself", () => {
  const { html } = compile("social-follow", { networks: [{ network: "myspace" }, { network: "pinterest" }] });
  expect(html).toContain("facebook-white.png");
  expect(html).toContain("pinterest-white.png");
  expect(followNetworkIds.every((id) => id in networks)).toBe(true);
});

test("transparent follow icons have nothing behind them, and those of no size are not sent", () => {
  const { html } = compile("social-follow", { color: "transparent" });
  expect(html).toContain("facebook-color.png");
  expect(html).not.toContain("border-collapse:separate");
  expect(compile("social-follow", { size: 0 }).html).not.toContain("<img");
});
