import { blockDefinitions, blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { compileDocument } from "@mailwright/compiler";
import { type Block, darkSettingsSpecs, type EmailDocument, extraSpecs, type PropSpecs } from "@mailwright/document";
import {
  aBlock,
  aButton,
  aDocument,
  aHeading,
  allBlocksDocument,
  anImage,
  aRow,
  aText,
  counterIds,
  documentOfSize,
  extremeValues,
} from "@mailwright/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";
import { countDifferent, pictureOf } from "../../testing/pixels.js";

let mounted: ViewMount | undefined;
let frame: HTMLIFrameElement | undefined;
/** Higher than nearly every sample. */
const heightMaxPx = 10_000;
afterEach(async () => {
  mounted?.unmount();
  frame?.remove();
  await emulate("");
});

// Between them they hold every shape that the others are made of.
const designed = starterDocuments.filter(({ id }) => ["welcome", "newsletter", "sale", "event", "receipt"].includes(id));
const everyBlock = allBlocksDocument(blockRegistry);
const darkColors = ["#101828", "#f2c14e", "#344054", "#e4e7ec", "#1f3d2f"];
const rightToLeft = { dir: "rtl", lang: "ar" };
const otherSettings = {
  ...{ width: 560, padding: 34, bgColor: "#f4efe6", headerFonts: "Georgia", paragraphFonts: "Verdana", lineSpacing: "150%" },
  ...{ paragraphBottomSpace: true, underlineLinks: false, textColor: "#333344", linkColor: "#a31621", textFontSize: 18 },
  ...{ h2HeadingFontSize: 41, h2HeadingItalic: true, h2HeadingBold: false, h2HeadingBottomSpace: 3, h2HeadingFontColor: "#224400" },
};
const samples: readonly (readonly [string, EmailDocument])[] = [
  ...designed.map((starter) => [starter.id, plantStarter(starter, counterIds())] as const),
  ["every block", everyBlock],
  ["every block, right to left", withDarkColors(everyBlock, rightToLeft)],
  ["every block with dark colours", withDarkColors(everyBlock)],
  ["every block under other settings", withDarkColors(everyBlock, otherSettings)],
  ["every block under other settings, right to left", { ...everyBlock, settings: { ...otherSettings, ...rightToLeft } }],
  ...[0, 1, 2].flatMap((n) => [
    [`every block at its limits, ${n}`, withDarkColors(atLimits(n))] as const,
    [`every block at its limits, right to left, ${n}`, { ...atLimits(n), settings: rightToLeft }] as const,
  ]),
  ["a long mix", documentOfSize(20)],
  ["extras of every kind", extrasDocument()],
];

/**
 * Every content block in a column of its own, and sections, columns and the page around them. Each prop has the n-th value of its limits.
 */
function atLimits(n: number): EmailDocument {
  const limitsOf = (type: string) => {
    // A block that hides itself would show nothing of the rest.
    const shown = Object.entries(blockRegistry.get(type)?.props ?? {}).filter(([name]) => name !== "hideElement");
    return Object.fromEntries(
      shown.map(([name, spec]) => {
        const values = extremeValues(spec);
        return [name, values[n % values.length] ?? null];
      }),
    );
  };
  const rows = blockDefinitions
    .filter(({ within, accepts }) => within.includes("cell") && accepts === "nothing")
    .map(({ type }) => aRow([aBlock(type, limitsOf(type))]));
  const cell = (width: number) => aBlock("cell", { ...limitsOf("cell"), width }, [aText(), aButton()]);
  const around = aBlock("section", limitsOf("section"), [cell(30), cell(70)]);
  const { root, ...document } = aDocument([...rows, around]);
  const [page] = root.children ?? [];
  return { ...document, root: { ...root, children: page ? [{ ...page, props: limitsOf("wrapper") }] : [] } };
}

/** Every colour that can differ in the dark does, in the settings and in the blocks. */
function withDarkColors(document: EmailDocument, settings: EmailDocument["settings"] = {}): EmailDocument {
  const dark = (specs: PropSpecs) =>
    Object.fromEntries(Object.keys(specs).map((name, index) => [name, darkColors[index % darkColors.length] ?? ""]));
  const paint = (block: Block): Block => {
    const definition = blockRegistry.get(block.type);
    const colors = Object.entries(definition ? extraSpecs(definition, "dark") : {}).filter(
      ([name, { kind }]) => kind === "color" && !name.startsWith("advanced."),
    );
    return { ...block, extras: { dark: dark(Object.fromEntries(colors)) }, ...(block.children && { children: block.children.map(paint) }) };
  };
  return { ...document, settings: { ...settings, dark: dark(darkSettingsSpecs) }, root: paint(document.root) };
}

/** The email as it is sent, without the tags of conditions, which the sender replaces. */
function exportOf(sample: EmailDocument): string {
  return compileDocument(sample, blockRegistry, { isPreview: true }).html;
}

/** Overrides for a phone and for the dark, advanced sectors, and a condition. */
function extrasDocument(): EmailDocument {
  const edges = (side: number) => ({ top: side, right: side, bottom: side, left: side });
  const background = { background: "#eef2ff", gradientTo: "#c7d7fe", borderWidth: edges(2), topLeftRadius: 12 };
  const heading = { ...aHeading({ align: "left" }), extras: { mobile: { align: "center", fontSize: 20 }, dark: { color: "#ffd166" } } };
  const text = { ...aText(), extras: { rules: { condition: "vip" }, tablet: { padding: edges(30) }, mobile: { padding: edges(4) } } };
  const button = { ...aButton(), extras: { advanced: { ...background, margin: edges(12), padding: edges(20), width: 70, align: "left" } } };
  const image = {
    ...anImage({ src: "/a.png", width: 200, align: "left" }),
    extras: { mobile: { align: "right", width: 90 }, dark: { src: "/b.png" } },
  };
  const columns = aRow([heading, text], [button, image]);
  const section = {
    ...columns,
    props: { reverseOnMobile: true },
    extras: { advanced: { borderWidth: edges(1) }, mobile: { padding: edges(6) } },
  };
  const poster = {
    ...aRow([aText(), aButton()]),
    props: { background: "#dfe7ff", radius: 14 },
    extras: {
      advanced: { gradientTo: "#8fb0ff", gradientAngle: 120, opacity: 0.8, letterSpacing: 1.5, textTransform: "uppercase" },
      dark: { background: "#101828", "advanced.gradientTo": "#1f4fd8" },
    },
  };
  const document = aDocument([section, poster], { dark: { bgColor: "#101828", textColor: "#e4e7ec" } });
  const page = {
    ...document.root.children?.[0],
    id: "page",
    type: "wrapper",
    props: {},
    extras: { dark: { background: "#1d2939" }, mobile: { padding: edges(0) } },
  };
  return { ...document, root: { ...document.root, children: [page] } };
}

/** Where the browser draws each word and each picture, to a hundredth of a pixel. */
function layoutOf(root: Node, origin: Element): string[] {
  const { left, top } = origin.getBoundingClientRect();
  const owner = root.ownerDocument ?? document;
  const walker = owner.createTreeWalker(root, NodeFilter.SHOW_ALL);
  const range = owner.createRange();
  const lines: string[] = [];
  const write = (what: string, rects: Iterable<DOMRect>) => {
    for (const rect of rects) {
      const figures = [rect.left - left, rect.top - top, rect.width, rect.height].map((figure) => figure.toFixed(2));
      lines.push(`${what} ${figures.join(" ")}`);
    }
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === "#text" && node.nodeValue?.trim()) {
      range.selectNodeContents(node);
      write(node.nodeValue.trim().slice(0, 20), range.getClientRects());
    } else if (["IMG", "TD", "A", "TABLE"].includes(node.nodeName) && node instanceof (owner.defaultView ?? window).Element) {
      write(node.nodeName, node.getClientRects());
    }
  }
  return lines;
}

/** A picture for every address, the same on the canvas and in the email, loaded before anything is measured. */
async function loadPictures(root: ParentNode): Promise<void> {
  const drawing = document.createElement("canvas");
  drawing.width = 300;
  drawing.height = 200;
  const pen = drawing.getContext("2d");
  if (pen) pen.fillStyle = "#7aa27f";
  pen?.fillRect(20, 20, 200, 120);
  const address = drawing.toDataURL();
  const images = [...root.querySelectorAll("img")];
  for (const image of images) image.src = address;
  await Promise.all(images.map((image) => image.decode()));
}

/** Both pictures are taken at the same place of the page, because browsers round fractions of pixels from there. */
async function pictureAtStart(element: HTMLElement): Promise<string> {
  element.style.position = "fixed";
  element.style.inset = "0 auto auto 0";
  element.style.zIndex = "9";
  const picture = await pictureOf(element);
  element.style.position = "static";
  return picture;
}

async function framed(html: string, widthPx: number): Promise<HTMLIFrameElement> {
  frame = document.createElement("iframe");
  frame.style.cssText = `border:0;width:${widthPx}px;height:3000px`;
  frame.srcdoc = html;
  document.body.append(frame);
  await new Promise((resolve) => frame?.addEventListener("load", resolve));
  return frame;
}

interface Shown {
  readonly view: ViewMount;
  readonly inFrame: Document;
  /** The pictures of the sample on the canvas and as it is sent, taken at the same place of the page. */
  pictures(): Promise<readonly [string, string]>;
}

async function show(sample: EmailDocument, widthPx: number): Promise<Shown> {
  const around = await framed(exportOf(sample), widthPx);
  const inFrame = around.contentDocument;
  const view = mountView(sample, { widthPx });
  mounted = view;
  view.view.setViewport({ kind: "container", paperPx: widthPx });
  if (!inFrame) throw new Error("no frame");
  for (const placeholder of view.view.root.querySelectorAll("mw-placeholder")) placeholder.remove();
  await loadPictures(inFrame);
  await loadPictures(view.view.root);
  const heightPx = Math.min(Math.floor(view.host.offsetHeight), heightMaxPx);
  const pictures = async () => {
    const size = `width:${widthPx}px;height:${heightPx}px`;
    around.style.cssText = `display:block;border:0;${size}`;
    view.host.style.cssText = `display:block;overflow:hidden;${size}`;
    return [await pictureAtStart(view.host), await pictureAtStart(around)] as const;
  };
  return { view, inFrame, pictures };
}

// One page for everything that is tested of a sample at a width, because drawing it takes most of the time.
describe.each([700, 375])("at %i px", (widthPx) => {
  // The browser does not draw what is outside of the window, and a page that does not fit into it is scaled down, with blurred edges.
  beforeAll(async () => {
    const around = { width: widthPx + 200, height: heightMaxPx + 200, deviceScaleFactor: 1, mobile: false };
    await cdp().send("Emulation.setDeviceMetricsOverride", around);
    await page.viewport(widthPx, heightMaxPx);
  });
  // Other tests use the same window.
  afterAll(async () => {
    await page.viewport(1200, 700);
    await cdp().send("Emulation.clearDeviceMetricsOverride");
  });
  test.each(samples)(
    "%s is the same on the canvas as in its export: laid out, and pixel by pixel in the light and the dark",
    async (_, sample) => {
      const { view, inFrame, pictures } = await show(sample, widthPx);
      const expected = layoutOf(inFrame.body, inFrame.documentElement);
      expect(expected.length).toBeGreaterThan(10);
      expect(layoutOf(view.view.root, view.host)).toEqual(expected);
      const light = await pictures();
      expect(await countDifferent(...light), "in the light").toBe(0);
      if (!JSON.stringify([sample.settings, sample.root]).includes('"dark"')) return;
      await emulate("dark");
      view.view.setViewport({ kind: "container", paperPx: widthPx, isDark: true });
      const dark = await pictures();
      expect(await countDifferent(...dark), "in the dark").toBe(0);
      expect(await countDifferent(light[0], dark[0])).toBeGreaterThan(0);
    },
  );
});

/** What the reader's system says about light and dark. */
async function emulate(scheme: "light" | "dark" | ""): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
}

test("in the dark the canvas has the colours that a reader in the dark sees", async () => {
  const sample = extrasDocument();
  // The system's answer is written into the export, because a test cannot change the system.
  const html = exportOf(sample).replaceAll("(prefers-color-scheme:dark)", "(min-width:0)");
  const inFrame = (await framed(html, 375)).contentDocument;
  mounted = mountView(sample, { widthPx: 375 });
  mounted.view.setViewport({ kind: "container", paperPx: 375, isDark: true });
  const paintOf = (root: ParentNode) =>
    [...root.querySelectorAll("td, h2, p, a, img, div")]
      .filter((element) => !element.matches(".mw-viewport, mw-placeholder *"))
      .map((element) => {
        const { color, backgroundColor, display } = getComputedStyle(element);
        return `${element.localName} ${color} ${backgroundColor} ${display}`;
      });
  const expected = paintOf(inFrame?.body ?? document.body);
  expect(expected.join("\n")).toContain("rgb(255, 209, 102)");
  expect(paintOf(mounted.view.root)).toEqual(expected);
  expect(getComputedStyle(mounted.view.root.querySelector("mw-html") ?? document.body).backgroundColor).toBe("rgb(16, 24, 40)");
});

// A background across the page is as wide as the desk, which is no window of the email.
const ofOwnWidth = samples.filter(([, { root }]) => root.children?.[0]?.props["fullWidth"] !== true);

test.each(ofOwnWidth)("on the desk, %s is laid out as in an ordinary window", async (_, sample) => {
  const inFrame = (await framed(exportOf(sample), 1024)).contentDocument;
  mounted = mountView(sample, { widthPx: 780 });
  mounted.view.setViewport({ kind: "virtual", widthPx: 1024, paperPx: 780 });
  for (const placeholder of mounted.view.root.querySelectorAll("mw-placeholder")) placeholder.remove();
  const [there, here] = [inFrame?.querySelector("table"), mounted.view.root.querySelector("table")];
  if (!inFrame || !there || !here) throw new Error("no email");
  await loadPictures(inFrame);
  await loadPictures(mounted.view.root);
  expect(layoutOf(mounted.view.root, here)).toEqual(layoutOf(inFrame.body, there));
});
