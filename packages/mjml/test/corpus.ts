import type { MjmlElement } from "../src/element.js";

/** A random source that answers the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    chance: (share: number): boolean => next() < share,
    whole: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(options: readonly [T, ...T[]]): T => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
type Random = ReturnType<typeof createRandom>;

const node = (
  tagName: string,
  attributes: Record<string, string | undefined>,
  inside: readonly MjmlElement[] | string = [],
): MjmlElement => {
  const set = Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return typeof inside === "string" ? { tagName, attributes: set, content: inside } : { tagName, attributes: set, children: inside };
};

const colours = ["#ffffff", "#1a56db", "#000", "transparent", "{{ brand.colour }}"] as const;
const texts = [
  "<p style=\"margin:0\">Hello {{ first_name | default: 'you' }}</p>",
  "<h1>Ünïcødé 🎉</h1>\n\n  <p>two\n lines</p>",
  "a &lt; b &amp;&amp; c",
  '<a href="https://example.test/?a=1&amp;b=2">link</a>',
] as const;
const paddings = ["10px 25px", "0px", "5px", "1px 2px 3px 4px", "0 20px"] as const;

const maybe = <T>(random: Random, value: T): T | undefined => (random.chance(0.5) ? value : undefined);

const leaves: readonly [(random: Random) => MjmlElement, ...((random: Random) => MjmlElement)[]] = [
  (random) =>
    node(
      "mj-text",
      {
        padding: random.pick(paddings),
        color: maybe(random, random.pick(colours)),
        "font-family": maybe(random, "Inter, Arial"),
        "css-class": maybe(random, "mw-hide-mobile"),
      },
      random.pick(texts),
    ),
  (random) =>
    node("mj-image", {
      src: "https://example.test/a.png",
      alt: random.pick(["", "A dog", "5 &gt; 4"]),
      href: maybe(random, "https://example.test/{{ id }}"),
      width: maybe(random, `${random.whole(20, 900)}px`),
      height: maybe(random, "40px"),
      padding: random.pick(paddings),
      "border-radius": maybe(random, "8px"),
      "fluid-on-mobile": maybe(random, "true"),
      align: random.pick(["left", "center", "right"]),
    }),
  (random) =>
    node(
      "mj-button",
      {
        href: maybe(random, "https://example.test/"),
        "background-color": random.pick(colours),
        "inner-padding": random.pick(paddings),
        width: maybe(random, "200px"),
        border: maybe(random, "2px solid #000000"),
        align: maybe(random, "left"),
      },
      "Buy <b>now</b>",
    ),
  (random) =>
    node("mj-divider", {
      "border-width": `${random.whole(1, 9)}px`,
      "border-style": random.pick(["solid", "dashed"]),
      width: random.pick(["100%", "50%", "120px"]),
    }),
  (random) => node("mj-spacer", { height: `${random.whole(0, 80)}px` }),
  (random) => node("mj-table", { width: maybe(random, "300px"), role: maybe(random, "presentation") }, "<tr><td>1</td><td>2</td></tr>"),
  () => node("mj-raw", {}, "<tr><td>raw</td></tr>"),
  (random) =>
    node("mj-social", { mode: random.pick(["horizontal", "vertical"]) }, [
      node("mj-social-element", { name: "facebook", href: "https://example.test/" }, "Share"),
      node("mj-social-element", { src: "https://example.test/x.png", alt: "X" }),
    ]),
  (random) =>
    node("mj-navbar", { hamburger: maybe(random, "hamburger") }, [
      node("mj-navbar-link", { href: "/one" }, "One"),
      node("mj-navbar-link", { href: "/two", color: "#ff0000" }, "Two"),
    ]),
  () =>
    node("mj-accordion", {}, [
      node("mj-accordion-element", {}, [node("mj-accordion-title", {}, "Why"), node("mj-accordion-text", {}, "<p>Because</p>")]),
      node("mj-accordion-element", {}, [node("mj-accordion-title", {}, "How")]),
    ]),
  () =>
    node("mj-carousel", {}, [
      node("mj-carousel-image", { src: "https://example.test/1.png" }),
      node("mj-carousel-image", { src: "https://example.test/2.png" }),
    ]),
];

function column(random: Random, width: string | undefined): MjmlElement {
  const attributes = {
    width,
    padding: maybe(random, random.pick(paddings)),
    "background-color": maybe(random, random.pick(colours)),
    "vertical-align": maybe(random, "middle"),
    border: maybe(random, "1px solid #cccccc"),
    "inner-border": random.chance(0.1) ? "1px solid red" : undefined,
    "css-class": maybe(random, "a b"),
  };
  return node(
    "mj-column",
    attributes,
    Array.from({ length: random.whole(0, 3) }, () => random.pick(leaves)(random)),
  );
}

function section(random: Random): MjmlElement {
  const widths = random.pick<readonly (string | undefined)[]>([
    [undefined],
    ["50%", "50%"],
    ["33.3333%", "66.6667%"],
    [undefined, undefined, undefined],
    ["200px", undefined],
  ]);
  const columns = widths.map((width) => column(random, width));
  const attributes = {
    padding: maybe(random, random.pick(paddings)),
    "background-color": maybe(random, random.pick(colours)),
    "background-url": random.chance(0.3) ? "https://example.test/bg.jpg" : undefined,
    "background-size": maybe(random, "cover"),
    "background-repeat": maybe(random, "no-repeat"),
    "background-position": maybe(random, random.pick(["center center", "top left", "bottom"])),
    "full-width": random.chance(0.3) ? "full-width" : undefined,
    direction: maybe(random, "rtl"),
    "border-radius": maybe(random, "6px"),
    gutter: random.chance(0.2) ? "12px" : undefined,
    "css-class": maybe(random, "row"),
  };
  return node("mj-section", attributes, random.chance(0.25) ? [node("mj-group", {}, columns)] : columns);
}

function hero(random: Random): MjmlElement {
  const attributes = {
    mode: "fixed-height",
    height: "300px",
    "background-url": "https://example.test/h.jpg",
    "background-width": "600px",
    "background-height": "300px",
  };
  return node("mj-hero", attributes, [random.pick(leaves)(random)]);
}

function head(random: Random): MjmlElement {
  return node("mj-head", {}, [
    node("mj-title", {}, "Spring &amp; summer"),
    ...(random.chance(0.5) ? [node("mj-preview", {}, "Fresh offers&#847;&zwnj;&nbsp;")] : []),
    ...(random.chance(0.7) ? [node("mj-breakpoint", { width: "768px" })] : []),
    node("mj-font", { name: "Inter", href: "https://example.test/inter.css" }),
    node("mj-attributes", {}, [
      node("mj-all", { "font-family": "Arial" }),
      node("mj-text", { "line-height": "1.5" }),
      node("mj-class", { name: "big", "font-size": "30px" }),
    ]),
    node("mj-style", {}, ".a > b{color:red}\n@media only screen and (max-width:480px){.x{display:none!important}}"),
    node("mj-raw", {}, '<meta name="color-scheme" content="light dark">'),
  ]);
}

/** A document that depends on the seed alone and, over some dozens of seeds, uses every tag and most attributes. */
export function createDocument(seed: number): MjmlElement {
  const random = createRandom(seed);
  const rows = Array.from({ length: random.whole(1, 6) }, () => (random.chance(0.08) ? hero(random) : section(random)));
  const wrapper = node(
    "mj-wrapper",
    {
      padding: random.pick(paddings),
      "background-color": maybe(random, "#fafafa"),
      "full-width": random.chance(0.2) ? "full-width" : undefined,
      gap: random.chance(0.1) ? "10px" : undefined,
      border: maybe(random, "3px solid #123456"),
    },
    rows,
  );
  const body = node(
    "mj-body",
    { width: `${random.whole(20, 70) * 10}px`, "background-color": maybe(random, random.pick(colours)) },
    random.chance(0.7) ? [wrapper] : rows,
  );
  const root = { lang: maybe(random, "en"), dir: maybe(random, random.pick(["ltr", "rtl"])) };
  return node("mjml", root, random.chance(0.8) ? [head(random), body] : [body]);
}

/** Accordions, navigation bars and carousels make random ids; two compiles agree but for those. */
export function withoutRandomIds(html: string): string {
  const known = new Map<string, string>();
  return html.replace(/\b[\da-f]{16}\b/g, (id) => {
    const name = known.get(id) ?? `id-${known.size}`;
    known.set(id, name);
    return name;
  });
}
