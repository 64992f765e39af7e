import { type Block, type GeneralSettings, resolveDarkSettings, resolveProps, resolveSettings } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { blockRegistry } from "./registry.js";
import { plantStarter, starterDocuments } from "./starters.js";

/** Words and what is behind them. Large ones need less. */
interface Words {
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
  readonly isLarge: boolean;
}

const cases = starterDocuments.flatMap((starter) => {
  const document = plantStarter(starter, counterIds());
  const dark = resolveDarkSettings(document.settings);
  const light = { name: starter.name, words: collectWords(document.root, resolveSettings(document.settings), false) };
  return dark ? [light, { name: `${starter.name}, in the dark`, words: collectWords(document.root, dark, true) }] : [light];
});

// WCAG 2.2, success criterion 1.4.3.
describe("what a starter says can be read", () => {
  test.each(cases)("$name", ({ words }) => {
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter(({ ink, ground, isLarge }) => contrastOf(ink, ground) < (isLarge ? 3 : 4.5))).toEqual([]);
  });
});

function collectWords(block: Block, settings: GeneralSettings, isDark: boolean, behind: string = settings.bgColor): readonly Words[] {
  const dark = isDark ? block.extras?.["dark"] : undefined;
  const own = { ...block.props, ...(typeof dark === "object" ? dark : {}) };
  const props = resolveProps(blockRegistry.get(block.type)?.props ?? {}, own, settings);
  const { text, label, color, background, fontSize, bold } = props;
  const ground = typeof background === "string" && background !== "transparent" ? background : behind;
  const isLarge = Number(fontSize) >= 24 || (Number(fontSize) >= 18.66 && bold === true);
  const below = (block.children ?? []).flatMap((child) => collectWords(child, settings, isDark, ground));
  if (typeof color !== "string" || block.type === "divider") return below;
  const said = String(text ?? label ?? block.type);
  // A word on a ground of its own within the text.
  const inked = /background-color:(#[0-9a-f]{6})/.exec(said)?.[1] ?? ground;
  const linked = /<a (?![^>]*style)/.test(said) ? [settings.linkColor] : [];
  const inline = Array.from(said.matchAll(/(?<!-)color:(#[0-9a-f]{6})/g), ([, ink = ""]) => ink);
  return [
    { text: said, ink: color, ground: inked, isLarge },
    ...[...linked, ...inline].map((ink) => ({ text: said, ink, ground, isLarge: false })),
  ];
}

function contrastOf(ink: string, ground: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
