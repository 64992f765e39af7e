/** Emails in the ways in which people build them, small enough to be read. For tests only. */

const picture = (width: number, height: number) => `https://pictures.example/${width}x${height}.png`;
const pixel = "https://pictures.example/open.gif";

const page = (head: string, body: string, html = 'lang="en"') =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A letter</title>${head}</head><body style="margin:0;background:#eef0f3">${body}</body></html>`;

/** One column in a table of 600 px, with a hidden first line, a button made of tables and spacer pictures. */
export const oneColumn = page(
  "<style>@media (max-width:480px){.wrap{width:100%!important}.pad{padding:20px 16px!important}}</style>",
  `<div style="display:none;max-height:0;overflow:hidden">Two weeks of tulips, half price&#847;&zwnj;&nbsp;</div>
  <table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
    <!--[if mso]><table width="600"><tr><td><![endif]-->
    <table class="wrap" width="600" cellpadding="0" cellspacing="0" style="background:#ffffff">
      <tr><td align="center" style="padding:24px"><a href="https://shop.example/?utm_source=mail&amp;id={{ id }}"><img src="https://pictures.example/logo.png" width="160" height="40" alt="Tulips &amp; Co" style="display:block;border:0"></a></td></tr>
      <tr><td class="pad" style="padding:10px 40px;font:16px/24px Arial,sans-serif;color:#333333">
        <h1 style="margin:0 0 12px;font:bold 28px/34px Georgia,serif;color:#112233">Good morning, {{ first_name | default: "you" }}</h1>
        <p style="margin:0 0 16px">The beds are open. <a href="https://shop.example/beds" style="color:#0a58ca">See them</a> while it is <b>cool</b>, and <i>bring boots</i>.</p>
        <p style="margin:0">We are there from eight.</p>
      </td></tr>
      <tr><td style="font-size:0;line-height:0"><img src="https://pictures.example/spacer.gif" width="1" height="24" alt="" style="display:block"></td></tr>
      <tr><td align="center" style="padding:0 0 30px"><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#c2185b" style="border-radius:6px"><a href="https://shop.example/go" style="display:inline-block;padding:14px 28px;font:bold 16px Arial,sans-serif;color:#ffffff;text-decoration:none">Book a bed</a></td></tr></table></td></tr>
      <tr><td style="padding:0 40px"><hr style="border:0;border-top:2px solid #dddddd;margin:0"></td></tr>
      <tr><td align="center" style="padding:20px 40px;font:12px/18px Arial,sans-serif;color:#777777">Tulips &amp; Co, 1 Field Road<br><a href="{{ unsubscribe_url }}" style="color:#777777">Unsubscribe</a></td></tr>
    </table>
    <!--[if mso]></td></tr></table><![endif]-->
    <img src="${pixel}" width="1" height="1" alt="">
  </td></tr></table>`,
);

/** Two columns of a table that stack on a phone, below a row of three. */
export const twoColumns = page(
  "<style>@media (max-width:600px){.c{display:block!important;width:100%!important;box-sizing:border-box}.w{width:100%!important}}</style>",
  `<center><table class="w" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
    <tr>${[1, 2, 3].map((each) => `<td class="c" width="200" valign="top" style="padding:12px;font:14px/20px Arial;color:#222222"><img src="${picture(176, 100)}" width="176" height="100" alt="Tea ${each}"><br>Tea number ${each} of the shelf</td>`).join("")}</tr></table>
  <table class="w" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr>
    <td class="c" width="300" valign="top" style="padding:16px;font:16px/24px Arial;color:#222222"><h2 style="margin:0 0 8px;font-size:22px;line-height:26px">The left one</h2><p style="margin:0">Words of the left column that take a few lines of it.</p></td>
    <td class="c" width="300" valign="top" style="padding:16px;background:#fff3cd;font:16px/24px Arial;color:#222222"><p style="margin:0 0 10px">Words of the right column.</p><a href="https://example.com/right" style="color:#222222">Follow the right</a></td>
  </tr></table></center>`,
);

/** Fluid columns without a media query: blocks in a line that wrap when there is no room, with Outlook's own table around them. */
export const hybrid = page(
  "<style>.col{display:inline-block;vertical-align:top;width:100%;max-width:300px}</style>",
  `<div style="max-width:600px;margin:0 auto;background:#ffffff;font-size:0;text-align:center">
    <!--[if mso]><table width="600"><tr><td width="300" valign="top"><![endif]-->
    <div class="col"><div style="padding:20px;font:16px/24px Verdana,sans-serif;text-align:left;color:#111111">First, the harbour at low water.</div></div><!--[if mso]></td><td width="300" valign="top"><![endif]--><div class="col"><div style="padding:20px;font:16px/24px Verdana,sans-serif;text-align:left;color:#111111">Then, the harbour at high water.</div></div>
    <!--[if mso]></td></tr></table><![endif]-->
  </div>`,
);

/** Strips that fill the window, each of a colour of its own, and content between them that is as wide as usual. */
export const strips = page(
  "",
  [
    ["#102030", "#ffffff", "The harbour letter"],
    ["#ffffff", "#222222", "Boats leave at noon from the old pier."],
    ["#e8f0e0", "#222222", "Bread is sold from eight."],
    ["#102030", "#99aabb", "1 Harbour Road"],
  ]
    .map(
      ([background, color, words]) =>
        `<table width="100%" cellpadding="0" cellspacing="0" bgcolor="${background}"><tr><td align="center" style="padding:20px 0"><table width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:20px;font:16px/24px Arial;color:${color}">${words}</td></tr></table></td></tr></table>`,
    )
    .join(""),
);

/** A headline and a button over a background picture. */
export const hero = page(
  "",
  `<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="640" cellpadding="0" cellspacing="0"><tr>
    <td align="center" background="https://pictures.example/hero.jpg" style="background:#203040 url(https://pictures.example/hero.jpg) center/cover no-repeat;padding:80px 40px">
      <h1 style="margin:0 0 20px;font:bold 40px/48px Arial;color:#ffffff">Come out to the islands</h1>
      <a href="https://ferry.example/book" style="display:inline-block;background:#ffcc00;color:#202020;padding:12px 30px;font:bold 16px Arial;text-decoration:none;border-radius:24px">Find a boat</a>
    </td></tr></table></td></tr></table>`,
);

/** Tables in tables in tables, with a card in a coloured page and a picture beside words within it. */
const nested = page(
  "",
  `<table width="100%" bgcolor="#dde3ea" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 0"><table width="560" cellpadding="0" cellspacing="0"><tr><td>
    <table width="100%" bgcolor="#ffffff" cellpadding="0" cellspacing="0" style="border-radius:8px"><tr><td style="padding:24px">
      <table width="100%" cellpadding="0" cellspacing="0"><tr><td width="80" valign="top"><img src="${picture(64, 64)}" width="64" height="64" alt="A boat"></td><td valign="top" style="font:15px/22px Tahoma,sans-serif;color:#333333"><strong>The boat</strong><br>leaves at noon.</td></tr></table>
      <table width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding-top:16px;border-top:1px solid #cccccc;font:13px/20px Tahoma,sans-serif;color:#555555">All times are local.</td></tr></table>
    </td></tr></table>
  </td></tr></table></td></tr></table>`,
);

/** A menu of cells and a row of small linked pictures. */
export const menuAndIcons = page(
  "",
  `<table align="center" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr>${["New", "Shop", "Stories", "Help"].map((word) => `<td align="center" style="padding:14px 0;font:14px Arial"><a href="https://example.com/${word}" style="color:#000000;text-decoration:none">${word}</a></td>`).join("")}</tr></table>
   <table align="center" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td align="center" style="padding:20px">${["one", "two", "three"].map((name) => `<a href="https://social.example/${name}"><img src="https://pictures.example/${name}.png" width="32" height="32" alt="${name}" style="border:0"></a>`).join("&nbsp;")}</td></tr></table>`,
);

/** Lists, a quotation and text without any table. */
export const listed = page(
  "",
  `<div style="max-width:520px;margin:0 auto;background:#ffffff;padding:20px;font:16px/1.5 Arial;color:#222222"><p>What to bring:</p><ul><li>a coat</li><li>a <a href="https://example.com/lamp">lamp</a></li><li>bread</li></ul><ol><li>Come early</li><li>Stay late</li></ol><blockquote>It was worth it.</blockquote></div>`,
);

/** Right to left. */
export const rightToLeft = page(
  "",
  `<table align="center" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td width="300" style="padding:20px;font:16px/24px Arial">שלום לכולם</td><td width="300" style="padding:20px;font:16px/24px Arial">בוקר טוב</td></tr></table>`,
  'lang="he" dir="rtl"',
);

/** Merge tags in text, attributes and addresses, and logic around rows. */
export const merged = page(
  "",
  `<table align="center" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td style="padding:20px;font:16px/24px Arial">Dear *|FNAME|*, you have {{ points }} points and %%rest%% to go.</td></tr>
  {% for item in items %}<tr><td style="padding:4px 20px;font:16px/24px Arial"><a href="https://shop.example/{{ item.id }}?n={{ item.name | url: "x" }}">{{ item.name }}</a></td></tr>{% endfor %}
  <tr><td><img src="{{ banner }}" width="600" height="100" alt="{{ alt }}"></td></tr></table>`,
);

/** What nobody closed, and what nobody opened. */
const broken = `<table width=600 align=center><tr><td style="font:16px/24px Arial">One <b>two<td>three</i></table></div><p>four <a href=https://example.com/five>five<p>six`;

/** Fields, a drawing and things over each other. */
export const notForBlocks = page(
  "",
  `<div style="max-width:600px;margin:0 auto;background:#ffffff"><p style="margin:0;padding:20px;font:16px/24px Arial">Before it.</p><form action="https://example.com/f"><input name="email" value="you@example.com" style="width:200px;height:30px"><button>Send</button></form>
  <div style="position:relative;height:120px"><div style="position:absolute;left:20px;top:20px;font:16px/24px Arial">Words over</div><img src="https://pictures.example/behind.jpg" width="600" height="120" alt="Behind"></div><p style="margin:0;padding:20px;font:16px/24px Arial">After it.</p></div>`,
);

/** All of them by name. */
export const emails: Readonly<Record<string, string>> = {
  oneColumn,
  twoColumns,
  hybrid,
  strips,
  hero,
  nested,
  menuAndIcons,
  listed,
  rightToLeft,
  merged,
  broken,
  notForBlocks,
};
