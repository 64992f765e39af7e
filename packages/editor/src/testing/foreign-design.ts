const link = (href: string) => ({ name: "web", values: { href, target: "_blank" } });
const content = (type: string, values: object) => ({ type, values: { containerPadding: "10px", ...values } });

/** An email as Unlayer stores it, with a form, which no block of ours is. */
export const foreignDesign = JSON.stringify({
  body: {
    rows: [
      {
        cells: [1],
        columns: [
          {
            contents: [
              content("heading", { text: "Harbour lights", headingType: "h1", fontSize: "32px", color: "#14324a", textAlign: "center" }),
              content("text", {
                text: '<p><span style="font-size:16px">Hello *|FNAME|*, the ferries sail until midnight this week.</span></p>',
                textAlign: "center",
                _override: { mobile: { textAlign: "left" } },
              }),
              content("menu", { menu: { items: [{ text: "Timetable", link: link("https://example.com/times") }] }, linkColor: "#14324a" }),
            ],
            values: {},
          },
        ],
        values: { columnsBackgroundColor: "#ffffff" },
      },
      {
        cells: [1, 1],
        columns: [
          { contents: [content("image", { src: { url: "https://example.com/ferry.png", width: 240 }, altText: "A ferry" })], values: {} },
          {
            contents: [
              content("button", {
                text: "<span>Book a seat</span>",
                href: link("https://example.com/book"),
                buttonColors: { color: "#ffffff", backgroundColor: "#0b6e99" },
                borderRadius: "6px",
              }),
              content("social", { icons: { iconType: "circle", icons: [{ name: "Instagram", url: "https://instagram.com/harbour" }] } }),
              content("form", { title: "Write to us" }),
            ],
            values: {},
          },
        ],
        values: { columnsBackgroundColor: "#ffffff" },
      },
    ],
    values: { contentWidth: "600px", backgroundColor: "#e8eef2", preheaderText: "Ferries until midnight" },
  },
  schemaVersion: 16,
});
