import { aDocument, aSection } from "@mailwright/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { describeFields, mountPanel, type PanelMount } from "../../testing/mount-settings-panel.js";

// Every field of every block, as a person meets it in the panel: its label, its choices or range, and the value that it begins with.

const anyLink = "Web address | Email | Phone | SMS | Skype | Viber | Anchor | File: Web address";
const target = "New window | This window: New window";
const hiding = "No device | Tablets and phones, up to 992 px | Phones, up to 480 px: No device";
const side = "Left | Centre | Right: Centre";
const sideIcon = {
  Icon: "text: ",
  "Icon position": "Before the label | After the label: Before the label",
  "Icon size": "8 to 94: 32",
  "Space between icon and label": "0 to 100: 0",
  "Picture of your own as icon": "picture",
};
const link = { Link: anyLink, Address: "text: ", "Opens in": target, Title: "text: " };

const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  link: { ...link, ...sideIcon, Text: "text: Read the whole story" },
  button: { ...link, ...sideIcon, Label: "text: Read more" },
  image: { ...link, Picture: "picture", "Alternative text": "text: ", Caption: "text: ", Width: "10 to 700: 700" },
  text: { Tag: "Paragraph | Span: Paragraph", "Line height": "100% | 120% | 150% | 200%: 100%", Font: "13 choices: Arial" },
  heading: {
    Level: "Heading 1 | Heading 2 | Heading 3 | Heading 4 | Heading 5 | Heading 6: Heading 2",
    "Font size": "8 to 120: 32",
    "Space below": "0 to 100: 15",
    Colour: "colour: #000000",
    Bold: "switch: on",
    Italic: "switch: off",
  },
  icon: { ...link, Size: "8 to 128: 32", Indent: "0 to 200: 0" },
  social: {
    Icons: "list: Facebook, Instagram, X, LinkedIn",
    "Icon size": "12 to 64: 32",
    Shape: "None | Circle | Rounded square | Square: Circle",
    Colour: "The network’s own | Black | Grey | White: The network’s own",
    "Outline only": "switch: off",
    "Space beside each icon": "0 to 40: 4",
  },
  "social-follow": {
    Networks: "list: Facebook, Instagram, X, YouTube",
    Shape: "Square | Round: Round",
    Colour: "The network’s own | Black | Grey | White | Transparent: The network’s own",
    "Icon size": "0 to 94: 32",
  },
  menu: { Links: "list: New in, Shop, Stories, Contact" },
  timer: {
    "End date and time": "date and time",
    "Time zone": "38 choices: Select",
    "Font of the words": "Serif | Sans serif | Monospace: Serif",
    "Font of the numbers": "Serif | Sans serif | Monospace: Serif",
    "Background colour": "colour: #ffffff",
    "Text colour": "colour: #000000",
    "Number colour": "colour: #000000",
  },
  "discount-code": {
    Code: "text: SAMPLECODE",
    Width: "80 to 700: 280",
    "Font size": "8 to 72: 24",
    "Code colour": "colour: #10182b",
    "Background colour": "colour: #f2f4f7",
    "Border and button colour": "colour: #1f4fd8",
    "Button text colour": "colour: #ffffff",
  },
  "form-data-table": {
    "Left column, one line for each row": "lines: Name\nEmail\nMessage",
    "Right column, one line for each row": "lines: {{ name }}\n{{ email }}\n{{ message }}",
    "Border colour": "colour: #d9dde4",
    "Border width": "1 to 10: 1",
    "Row padding": "10 to 100: 10",
    "Font size": "11 to 48: 16",
    Alignment: "Left | Centre | Right | Justified: Left",
    "Text colour": "colour: #000000",
    "Space above": "0 to 400: 10",
    "Space below": "0 to 400: 10",
  },
  "qr-code": { "Web address": "text: ", "Use the product's own QR code": "switch: off", "Placeholder for the campaign": "picture" },
  products: {
    Products: "list: ",
    Layout: "Horizontal | Vertical: Horizontal",
    "Show category": "switch: off",
    "Show description": "switch: on",
    "Button text": "text: Buy Now",
    "Sign before the price": "text: $",
  },
  video: {
    "Video address": "text: ",
    "Picture with play button": "made picture",
    "Play button": "Round, dark | Round, light | Round, red | Round, blue | Ring, dark | Ring, light | Wide, dark | Wide, red: Round, dark",
    Alignment: side,
  },
  divider: { Thickness: "1 to 20: 1", Line: "Solid | Dashed | Dotted: Solid", Colour: "colour: #d9dde4", Alignment: side },
  spacer: { Height: "1 to 400: 50" },
  map: { "Picture of the map": "picture", "Address of the place": "text: ", Shape: "Wide, 2:1 | Photo, 3:2 | Square, 1:1: Wide, 2:1" },
  svg: { ...link, Drawing: "picture", "Alternative text": "text: " },
  quote: { "Who said it": "text: Name, where they said it" },
  accordion: {
    Items: "list: When will it arrive?, May I send it back?",
    "Open at first": "The first | None | All: The first",
    "Title colour": "colour: #000000",
    "Size of the titles": "8 to 48: 18",
    "Line colour": "colour: #d9dde4",
    "Line width": "0 to 10: 1",
    "Space above and below an item": "0 to 60: 12",
  },
  carousel: {
    Pictures: "list: Picture 1, Picture 2, Picture 3",
    "Show thumbnails": "switch: on",
    "Gmail and Outlook cannot turn it, and show": "The first picture only | All pictures, one below another: The first picture only",
    "Corner radius": "0 to 60: 0",
    "Colour of the dots": "colour: #1f4fd8",
  },
  event: {
    Title: "text: Our event",
    Start: "date and time",
    End: "date and time",
    "Time zone": "38 choices: Select",
    Place: "text: ",
    "Date in words": "text: ",
    Description: "lines: ",
    "Words above the buttons": "text: Add to calendar",
    "Google Calendar": "switch: on",
    "Outlook.com": "switch: on",
    "Yahoo Calendar": "switch: on",
    "Button of the calendar file": "text: Apple and others",
    "Calendar file": "made picture",
  },
  progress: {
    Progress: "0 to 100: 60",
    "Bar colour": "colour: #1f4fd8",
    "Colour behind the bar": "colour: #d9dde4",
    Thickness: "4 to 60: 12",
    "Show the percentage": "switch: on",
    "Words above the bar": "text: Almost there",
    Width: "20 to 100: 100",
  },
  rating: {
    "Link of the answers": anyLink,
    Address: "text: ",
    Scale: "Stars, 1 to 5 | Smileys, 1 to 5 | Numbers, 1 to 5 | Numbers, 0 to 10 (NPS): Stars, 1 to 5",
    Colour: "colour: #b45309",
    Question: "text: How did we do?",
    "Words under the lowest": "text: Not good",
    "Words under the highest": "text: Excellent",
    "Name of the answer in the address": "text: rating",
  },
};

/** Without an icon there are no fields for its place and size. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  link: { icon: "https://example.com/i.png" },
  button: { icon: "https://example.com/i.png" },
};

/** What an item of a list holds. */
const items: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  menu: { Text: "text: New in", ...link },
  social: { "Address or name": "text: ", Size: "12 to 64: 32" },
  "social-follow": { "Address or name": "text: ", Network: "Facebook | Instagram | LinkedIn | X | VK | YouTube | Pinterest: Facebook" },
};

let panel: PanelMount;
beforeAll(async () => {
  await page.viewport(1280, 800);
  panel = await mountPanel({ document: aDocument([aSection()]) });
});
afterAll(() => panel.unmount());

async function select(type: string): Promise<HTMLElement> {
  const { editor } = panel.editor.services;
  editor.run("insert-block", { blueprint: { type, props: own[type] ?? {}, ...(type === "section" && { children: [{ type: "cell" }] }) } });
  const name = editor.registry.get(type)?.strings.name;
  return vi.waitUntil(() => {
    const found = panel.inside.querySelector<HTMLElement>(".mw-panel");
    return found?.querySelector(".mw-panel-block-name")?.textContent === name ? found : undefined;
  }, 10_000);
}

describe("in simple mode", () => {
  test.each(Object.entries(fields))("%s has its fields", async (type, wanted) => {
    const found = describeFields(await select(type));
    expect(found).toMatchObject(wanted);
    expect(found["Hide on"]).toBe(hiding);
    expect(Object.keys(found)).not.toContain("Opacity");
  });

  test.each(Object.entries(items))("an item of %s has its fields", async (type, wanted) => {
    const shown = await select(type);
    shown.querySelector<HTMLElement>(".mw-list-title")?.click();
    const item = await vi.waitUntil(() => shown.querySelector(".mw-list-fields:not([hidden]) .mw-field")?.closest("fieldset"));
    expect(item && describeFields(item)).toMatchObject(wanted);
  });
});

describe("in advanced mode", () => {
  beforeAll(() => panel.editor.services.editor.viewState.setState({ mode: "advanced" }));
  afterAll(() => panel.editor.services.editor.viewState.setState({ mode: "simple" }));
  afterEach(() => panel.editor.services.editor.run("undo"));

  const look = {
    "Gradient to": "colour: ",
    "Gradient angle": "0 to 360: 180",
    "Letter spacing": "-5 to 20: 0",
    Letters: "As written | Capitals | Small letters | Capital initials: As written",
    Opacity: "0 to 1: 1",
    "CSS class": "text: ",
    "Border width": "sides, 0 to 50: 0",
    "Border line": "Solid | Dashed | Dotted | Double: Solid",
    "Border colour": "colour: #d9dde4",
    "Corner top left": "0 to 200: 0",
    "Corner top right": "0 to 200: 0",
    "Corner bottom right": "0 to 200: 0",
    "Corner bottom left": "0 to 200: 0",
  };
  const box = {
    "Height, at least": "0 to 2000: 0",
    Margin: "sides, 0 to 400: 0",
    "Background colour": "colour: ",
    "Background picture": "picture",
    "Picture size": "Fill | Show all of it | Its own size: Fill",
    "Picture position": "Top | Middle | Bottom | Left | Right: Middle",
    "Repeat the picture": "switch: off",
    "Text direction": "As the template | Left to right | Right to left: As the template",
  };

  test("a content block has a sector of position, size, spacing, border, background, text and effects", async () => {
    expect(describeFields(await select("divider"))).toMatchObject({
      ...look,
      ...box,
      Position: side,
      "Width in the column": "5 to 100: 100",
    });
  });

  test("a section and the page have what is not among their own settings", async () => {
    expect(describeFields(await select("section"))).toMatchObject(look);
    const { editor } = panel.editor.services;
    const [page] = editor.document.get().root.children ?? [];
    editor.run("select", { blockIds: [page?.id ?? ""] });
    await vi.waitFor(() => expect(panel.inside.querySelector(".mw-panel-block-name")?.textContent).toBe("Page wrapper"));
    expect(describeFields(panel.inside)).toMatchObject(look);
  });

  test("every block has conditions, repetitions and locks", async () => {
    expect(describeFields(await select("spacer"))).toMatchObject({
      "Show when": "text: ",
      "Repeat for each of": "text: ",
      "One of them is called": "text: item",
      "Lock the content": "switch: off",
      "Lock the style": "switch: off",
      "Lock the position": "switch: off",
      "Prevent deleting": "switch: off",
    });
  });

  test("a column shares its width, and has the rest of the sector", async () => {
    const { editor } = panel.editor.services;
    const cell = editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0];
    editor.run("select", { blockIds: [cell?.id ?? ""] });
    await vi.waitFor(() => expect(panel.inside.querySelector(".mw-panel-block-name")?.textContent).toBe("Column"));
    expect(describeFields(panel.inside)).toMatchObject({ ...look, ...box, Width: "1 to 100: 100" });
  });
});

test("every block of the palette is in the table, or lays out others", () => {
  const { registry } = panel.editor.services.editor;
  const content = registry.definitions.filter(({ within, accepts }) => within.length > 0 && accepts === "nothing").map(({ type }) => type);
  expect(content.filter((type) => !(type in fields) && type !== "code" && !type.startsWith("mjml"))).toEqual([]);
});
