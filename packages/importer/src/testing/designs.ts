// Designs of other editors, written by hand: each of them says hello, has a picture, a button and something that only some of the editors have.

const words = '<p>Hello *|FNAME|*, <a href="https://example.com/news">read on</a></p>';
const picture = "https://example.com/boat.png";

export const unlayerDesign = {
  counters: {},
  body: {
    rows: [
      {
        cells: [1, 2],
        columns: [
          {
            contents: [
              {
                type: "text",
                values: {
                  containerPadding: "10px 20px",
                  text: `<p style="font-size:15px"><span style="font-size:15px;color:#123456">Hello {{contact.firstname}}</span></p>`,
                  textAlign: "center",
                  _override: { mobile: { textAlign: "left", containerPadding: "4px" } },
                },
              },
              { type: "image", values: { src: { url: picture, width: 400, maxWidth: "50%", autoWidth: false }, altText: "A boat" } },
            ],
            values: { padding: "0px" },
          },
          {
            contents: [
              {
                type: "button",
                values: {
                  text: "<span>Go</span>",
                  href: { name: "web", values: { href: "https://example.com/go", target: "_blank" } },
                  buttonColors: { color: "#ffffff", backgroundColor: "rgb(10, 20, 30)" },
                  padding: "10px 20px",
                  borderRadius: "4px",
                  hideMobile: true,
                },
              },
              {
                type: "menu",
                values: {
                  menu: { items: [{ text: "Shop", link: { values: { href: "https://example.com/shop" } } }] },
                  linkColor: "#0000aa",
                },
              },
              {
                type: "social",
                values: { icons: { iconType: "circle", icons: [{ name: "LinkedIn", url: "https://linkedin.com/in/a" }] } },
              },
              { type: "form", values: { title: "Write to us" } },
            ],
            values: {},
          },
        ],
        values: {
          columnsBackgroundColor: "#eeeeee",
          noStackMobile: true,
          displayCondition: { before: "{% if vip %}", after: "{% endif %}" },
        },
      },
      {
        cells: [1],
        columns: [{ contents: [{ type: "html", values: { html: "<p>Only wide</p>" } }], values: {} }],
        values: { hideDesktop: true },
      },
    ],
    values: { contentWidth: "640px", backgroundColor: "#dddddd", preheaderText: "News", textColor: "#222222" },
  },
  schemaVersion: 16,
};

const beefree = "mailup-bee-newsletter-modules-";

export const beefreeDesign = {
  page: {
    title: "Spring",
    body: {
      container: { style: { "background-color": "#fafafa" } },
      content: {
        style: { color: "#333333" },
        computedStyle: { messageWidth: "620px", messageBackgroundColor: "#ffffff", linkColor: "#aa0000" },
      },
      webFonts: [{ name: "Lato", fontFamily: "'Lato', sans-serif", url: "https://fonts.googleapis.com/css?family=Lato" }],
    },
    rows: [
      {
        columns: [
          {
            "grid-columns": 6,
            style: { "padding-top": "5px" },
            modules: [
              {
                type: `${beefree}heading`,
                descriptor: { heading: { title: "h1", text: "Spring", style: { color: "#111111", "font-size": "30px" } } },
              },
              {
                type: `${beefree}paragraph`,
                descriptor: { paragraph: { html: words, style: { "font-size": "14px" } }, mobileStyle: { "font-size": "18px" } },
              },
            ],
          },
          {
            "grid-columns": 6,
            modules: [
              {
                type: `${beefree}image`,
                descriptor: {
                  image: { src: picture, alt: "A boat" },
                  computedStyle: { class: "center fixedwidth fullwidthOnMobile", width: 120 },
                },
              },
              {
                type: `${beefree}button`,
                descriptor: {
                  button: {
                    label: "Go",
                    href: "https://example.com/go",
                    style: { "background-color": "#00aa00", color: "#fff", "padding-top": "5px" },
                  },
                },
              },
              { type: `${beefree}divider`, descriptor: { divider: { style: { "border-top": "0px solid transparent", height: "30px" } } } },
              { type: `${beefree}addon`, descriptor: { text: "Weather of today" } },
            ],
          },
        ],
        container: { style: { "background-color": "#ffcc00" } },
        content: { style: {}, computedStyle: { rowColStackOnMobile: true, rowReverseColStackOnMobile: true } },
      },
    ],
  },
};

export const templaticalDesign = {
  settings: { width: 600, backgroundColor: "#f0f0f0", preheaderText: "News", locale: "de" },
  blocks: [
    { type: "title", content: "Spring", level: 1 },
    {
      type: "section",
      columns: "2-1",
      stackOnMobile: false,
      children: [
        [{ type: "paragraph", content: `<p>Hello <span data-merge-tag="{{first_name}}">First name</span></p>` }],
        [{ type: "image", src: picture, alt: "A boat", width: 100, visibility: { mobile: false } }],
      ],
    },
    { type: "button", text: "Go & see", url: "https://example.com/go" },
    { type: "table", hasHeaderRow: true, rows: [{ cells: [{ content: "Items" }] }, { cells: [{ content: "£3 <b>" }] }] },
    { type: "countdown", targetDate: "2030-01-01", label: "Ends soon" },
  ],
};

export const emailBuilderDesign = {
  root: { type: "EmailLayout", data: { backdropColor: "#F5F5F5", childrenIds: ["a", "b", "c", "loop"] } },
  a: {
    type: "Text",
    data: {
      style: { padding: { top: 8, bottom: 8, left: 24, right: 24 } },
      props: { markdown: true, text: "Hello **you**, [read on](https://example.com/news)" },
    },
  },
  b: { type: "ColumnsContainer", data: { props: { columnsCount: 2, columns: [{ childrenIds: ["d"] }, { childrenIds: ["e"] }] } } },
  c: { type: "Container", data: { style: { backgroundColor: "#eeeeee" }, props: { childrenIds: ["f"] } } },
  d: { type: "Image", data: { props: { url: picture, alt: "A boat" } } },
  e: { type: "Button", data: { props: { text: "Go", url: "https://example.com/go", buttonStyle: "pill" } } },
  f: { type: "Heading", data: { props: { text: "Spring <3", level: "h1" } } },
  loop: { type: "Container", data: { props: { childrenIds: ["loop", "root"] } } },
  orphan: { type: "Text", data: { props: { text: "Nobody sees this" } } },
};

const easyText = { type: "text", data: { value: { content: words } }, attributes: { color: "#123456" }, children: [] };

export const easyEmailDesign = {
  subject: "Spring",
  subTitle: "News",
  content: {
    type: "page",
    data: { value: { breakpoint: "480px", "text-color": "#333333", fonts: [] } },
    attributes: { width: "600px", "background-color": "#eeeeee" },
    children: [
      {
        type: "advanced_section",
        data: {
          value: { condition: { enabled: true, symbol: "and", groups: [{ symbol: "or", groups: [{ left: "vip", operator: "truthy" }] }] } },
        },
        attributes: { padding: "10px", border: "none" },
        children: [
          {
            type: "column",
            data: { value: {} },
            attributes: {},
            children: [
              easyText,
              { type: "image", data: { value: {} }, attributes: { src: picture, alt: "A boat" }, children: [] },
              { type: "button", data: { value: { content: "Go" } }, attributes: { href: "https://example.com/go" }, children: [] },
            ],
          },
        ],
      },
    ],
  },
};

const mjText = {
  type: "mj-text",
  attributes: { "padding-top": "10px", padding: "0px" },
  components: [
    { type: "textnode", content: "Hello " },
    { tagName: "b", components: "you" },
  ],
};

export const grapesMjmlDesign = {
  pages: [
    {
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              {
                tagName: "mjml",
                type: "mjml",
                components: [
                  {
                    type: "mj-body",
                    components: [
                      {
                        type: "mj-section",
                        components: [
                          { type: "mj-column", components: [{ type: "mj-image", attributes: { src: picture }, components: [mjText] }] },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  ],
};

export const grapesHtmlDesign = {
  styles: [
    { selectors: ["button"], style: { color: "#ffffff", background: "#0a0" } },
    { selectors: [{ name: "x", type: 2 }], style: { color: "red" }, mediaText: "(max-width: 480px)" },
  ],
  pages: [
    {
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              {
                type: "table",
                components: [{ type: "row", components: [{ type: "cell", components: [{ type: "textnode", content: "Hello" }] }] }],
              },
              { type: "link", classes: ["button"], attributes: { href: "https://example.com/go" }, components: "Go" },
            ],
          },
        },
      ],
    },
  ],
};

const mjmlJsonDesign = {
  tagName: "mjml",
  children: [
    {
      tagName: "mj-body",
      children: [{ tagName: "mj-section", children: [{ tagName: "mj-column", children: [{ tagName: "mj-text", content: "Hello" }] }] }],
    },
  ],
};

/** Every design with the name of its maker. */
export const designs: readonly (readonly [string, object])[] = [
  ["Unlayer", unlayerDesign],
  ["Beefree", beefreeDesign],
  ["Templatical", templaticalDesign],
  ["EmailBuilder.js", emailBuilderDesign],
  ["easy-email", easyEmailDesign],
  ["GrapesJS", grapesMjmlDesign],
  ["GrapesJS", grapesHtmlDesign],
  ["MJML", mjmlJsonDesign],
];
