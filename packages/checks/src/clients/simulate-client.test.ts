import { expect, test } from "vitest";
import { mailClients } from "./mail-clients.js";
import { type SimulationOptions, simulateClient } from "./simulate-client.js";

const day: SimulationOptions = { scheme: "light", pictures: "shown" };
const night: SimulationOptions = { ...day, scheme: "dark" };

function shown(id: string, html: string, options = day) {
  const client = mailClients.find((candidate) => candidate.id === id);
  if (!client) throw new Error(`there is no ${id}`);
  return simulateClient(html, client, options);
}

const bodyOf = (html: string) => html.replace(/<style>body\{.*?<\/style>/, "");
const lossesOf = ({ losses }: ReturnType<typeof shown>) => losses.map(({ slug }) => slug);

test("there are more than twenty mail clients, each with a name of its own", () => {
  expect(mailClients.length).toBeGreaterThan(20);
  expect(new Set(mailClients.map(({ id }) => id)).size).toBe(mailClients.length);
  expect(new Set(mailClients.map(({ name, platform }) => `${name} ${platform}`)).size).toBe(mailClients.length);
});

test("a client takes away what it does not know, and the loss names the block", () => {
  const html = '<div data-block-id="b1"><p style="color:red;box-shadow:0 0 4px #000;display:grid">Hello</p></div>';
  const gmail = shown("gmail-android-elsewhere", html);
  expect(bodyOf(gmail.html)).toBe('<div data-block-id="b1"><p style="color:red;box-shadow:0 0 4px #000">Hello</p></div>');
  expect(gmail.losses).toMatchObject([{ slug: "css-display-grid", isPartial: false, count: 1, uses: [{ blockId: "b1", count: 1 }] }]);
  expect(bodyOf(shown("apple-ios", html).html)).toBe(html);
  expect(shown("apple-ios", html).losses).toEqual([]);
});

test("a block between two comments is named too", () => {
  const { losses } = shown("outlook-classic", '<!--block raw--><p style="opacity:.5">Hello</p><!--/block raw-->');
  expect(losses[0]).toMatchObject({ slug: "css-opacity", uses: [{ blockId: "raw" }] });
});

test("Gmail's app takes the whole style element away for accounts elsewhere, and keeps it for its own", () => {
  const html = "<style>.a{color:red}</style><p class='a'>Hello</p>";
  expect(bodyOf(shown("gmail-ios", html).html)).toContain(".a{color:red}");
  const elsewhere = shown("gmail-ios-elsewhere", html);
  expect(bodyOf(elsewhere.html)).toBe('<p class="a">Hello</p>');
  expect(lossesOf(elsewhere)).toEqual(["html-style"]);
});

test("Gmail leaves a sheet of more than 16 KB out", () => {
  const html = `<style>${".a{color:red}".repeat(2000)}</style>`;
  expect(bodyOf(shown("gmail-web", html).html)).toBe("");
  expect(bodyOf(shown("yahoo-web", html).html)).toContain(".a{color:red}");
});

test("rules go one by one: web fonts, queries of the media, selectors", () => {
  const html = "<style>@font-face{font-family:X;src:url(x)} @media (max-width:480px){.a{width:100%}} .b:hover,.c{color:red}</style>";
  const word = bodyOf(shown("outlook-classic", html).html);
  expect(word).not.toContain("@media");
  expect(word).toContain(".c{color:red}");
  const gmail = shown("gmail-web", html);
  expect(gmail.html).not.toContain("@font-face");
  expect(gmail.html).toContain("@media (max-width:480px){.a{width:100%}}");
  expect(lossesOf(gmail)).toContain("css-at-font-face");
});

test("Outlook for Windows reads its comments, and the others what they hide from it", () => {
  const html =
    '<!--[if mso | IE]><table width="600"><tr><td><![endif]--><b>all</b><!--[if (gte mso 9)&(!IE)]>new<![endif]--><!--[if lt mso 12]>old<![endif]-->' +
    "<!--[if !mso]><!--><i>others</i><!--<![endif]-->";
  expect(bodyOf(shown("outlook-classic", html).html)).toBe('<table width="600"><tr><td><b>all</b>new');
  expect(bodyOf(shown("gmail-web", html).html)).toBe("<b>all</b><i>others</i>");
});

test("Word's shapes are drawn: a round button and a picture behind a section", () => {
  const button =
    '<!--[if mso]><v:roundrect style="width:200px;height:40px" arcsize="50%" fillcolor="#2244cc" stroke="f"><w:anchorlock/>Buy</v:roundrect><![endif]-->';
  expect(bodyOf(shown("outlook-classic", button).html)).toBe(
    '<div data-drawn-by-word="" style="width:200px;height:40px;background-color:#2244cc;border-radius:20px">Buy</div>',
  );
  const section =
    '<!--[if mso]><v:rect style="width:600px"><v:fill src="a.png" color="#fff"/><v:textbox>Hi</v:textbox></v:rect><![endif]-->';
  expect(bodyOf(shown("outlook-classic", section).html)).toContain("background-image:url('a.png')");
  expect(bodyOf(shown("outlook-classic", section, { ...day, pictures: "blocked" }).html)).not.toContain("a.png");
});

test("Word knows a padding in a cell and no width of a box", () => {
  const html = '<div style="padding:8px;width:50%;color:red"><table><tr><td style="padding:8px">x</td></tr></table></div>';
  expect(bodyOf(shown("outlook-classic", html).html)).toBe(
    '<div style="color:red"><table><tr><td style="padding:8px">x</td></tr></table></div>',
  );
});

test("Word reads its own properties: what is hidden from it, and the room in a button", () => {
  const html = '<td style="mso-padding-alt:10px 25px">Buy</td><div style="mso-hide:all">x</div>';
  expect(bodyOf(shown("outlook-classic", html).html)).toBe(
    '<td style="mso-padding-alt:10px 25px;padding:10px 25px">Buy</td><div style="mso-hide:all;display:none">x</div>',
  );
  expect(bodyOf(shown("gmail-web", html).html)).toBe(html);
});

test("Word shows Times for a font that it lacks, unless the email names another, and reads neither important styles nor hidden pictures", () => {
  const words = (family: string) => `<p style="font-family:${family}">x</p>`;
  expect(bodyOf(shown("outlook-classic", words("Roboto,Arial")).html)).toBe(words("'Times New Roman',Times,serif"));
  expect(bodyOf(shown("outlook-classic", words("Georgia,serif")).html)).toBe(words("Georgia,serif"));
  const named = "<!--[if mso]><style>@font-face{font-family:'Roboto';mso-font-alt:'Arial'}</style><![endif]-->";
  expect(shown("outlook-classic", named + words("Roboto,Arial")).html).toContain(words("Roboto,Arial"));
  const html = '<p style="color:red!important">x</p><img src="a.png" width="50%" style="display:none">';
  const word = shown("outlook-classic", html);
  expect(bodyOf(word.html)).toBe('<p>x</p><img src="a.png">');
  expect(lossesOf(word)).toEqual(expect.arrayContaining(["css-important", "css-display-none", "html-width"]));
  expect(bodyOf(shown("apple-mac", html).html)).toBe(html);
});

test("of a value that a client knows in part the rest stays", () => {
  const { html, losses } = shown("outlook-classic", '<td style="background:#fff url(a.png) no-repeat">x</td>');
  expect(bodyOf(html)).toBe('<td style="background:#fff">x</td>');
  expect(losses).toMatchObject([{ slug: "css-background", isPartial: true, hasFallback: true }]);
});

test("without pictures their words stand in their room, and none lies behind anything", () => {
  const html = '<td background="a.png" style="background:url(\'a.png\') #fff"><img src="b.png" alt="Tea" width="40"></td>';
  expect(bodyOf(shown("apple-mac", html, { ...day, pictures: "blocked" }).html)).toBe(
    '<td style="background:none #fff"><img src="data:," alt="Tea" width="40"></td>',
  );
});

test("a picture in a format that a client does not know is a loss", () => {
  const { html, losses } = shown("outlook-classic", '<p data-block-id="p"><img src="https://a.example/x.webp?1" alt="Tea"></p>');
  expect(html).toContain('src="data:,"');
  expect(losses).toMatchObject([{ slug: "image-webp", uses: [{ blockId: "p" }] }]);
});

test("what an element that goes held stays", () => {
  expect(bodyOf(shown("outlook-classic", "<section><video controls>Watch</video><input type='checkbox'></section>").html)).toBe(
    '<div><div controls="">Watch</div></div>',
  );
});

test("merge tags and words pass as they are", () => {
  const html = '<p title="{{ a }}" style="color:{{ color }}">{% if a > 1 %}Hello &amp; {{ "name" }}{% endif %}</p>';
  expect(bodyOf(shown("apple-ios", html).html)).toBe(html);
});

test.each([",a", "url(", 'url("', "rgb(", "gradient(", "[a,", "(", "'"])("nor does a style with %s again and again", (piece) => {
  const long = piece.repeat(30_000);
  const html = `<style>a${long}{background:${long}}</style><td style="background:#fff ${long.replaceAll('"', "&quot;")};color:${long}">x</td>`;
  for (const id of ["outlook-classic", "yahoo-web", "gmail-ios"]) {
    expect(shown(id, html, { scheme: "dark", pictures: "blocked" }).html).toContain("x</td>");
  }
});

test("what runs is left out, whatever the client", () => {
  for (const client of mailClients) {
    const { html } = simulateClient('<script>alert(1)</script><img src="a.png" onerror="alert(1)"><iframe src="x"></iframe>', client, day);
    expect(html).not.toMatch(/script|onerror|iframe/);
  }
});

test.each(["<!--[if mso]>", "<style>a{", "<p style=\"'", "<![endif]-->", "a{b", "<div>", "<!--[if mso]><![endif]-->", "<style>a,b,"])(
  "an email that repeats %s without an end takes no longer than its length",
  (piece) => {
    const word = mailClients.find(({ isWord }) => isWord) ?? mailClients[0];
    if (word) expect(typeof simulateClient(piece.repeat(20_000), word, night).html).toBe("string");
  },
);
