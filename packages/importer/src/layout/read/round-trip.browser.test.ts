import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { importSource } from "../../read/import-source.js";
import { compose, read } from "../../testing/read-layout.js";
import { loadReaders } from "../../tree/readers.js";

async function exportAndImport(email: EmailDocument): Promise<EmailDocument> {
  const { html } = compileDocument(email, blockRegistry, { isEditable: true });
  const outcome = importSource(html, { readers: await loadReaders(blockRegistry), newId: counterIds() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.email.document;
}

const withoutIds = ({ settings, root }: EmailDocument): unknown =>
  JSON.parse(JSON.stringify({ settings, root }, (key, value) => (key === "id" ? undefined : value)));

const page = (head: string, rows: string) =>
  `<!doctype html><html><head>${head}</head><body style="margin:0"><table width="600" align="center" cellspacing="0" cellpadding="0">${rows}</table></body></html>`;
const form = '<tr><td class="w" style="padding:20px">Words <input name="a"></td></tr>';

const outlook = "<!--[if mso]>\n <table>\n <tr><td>\n <![endif]-->";
const pictureOf = (width: number) => `<img src="https://example.com/a.png" alt="A" width="${width}" height="100" style="display:block">`;
const picture = pictureOf(500);
/** Columns of these widths, each with a picture that is a little narrower. */
const columns = (...widths: readonly number[]) =>
  widths.map((width) => `<td width="${width}" valign="top">${pictureOf(Math.round(width * 0.9))}</td>`).join("");
/** As wide as the window, which no document is: a table of this width in the middle of it. */
const acrossWindow = (width: number, row: string) =>
  `<!doctype html><body style="margin:0"><table width="100%" bgcolor="#eef1f5"><tr><td><table width="${width}" align="center" cellspacing="0" cellpadding="0"><tr>${row}</tr></table><hr width="100%"></td></tr></table>`;

test.each([
  ["that touches its edges", page("", '<tr><td style="font:16px/24px Arial">Words of a letter</td></tr>')],
  ["of which a part stays as it was written", page('<style>td[class="w"]{color:red}</style>', form)],
  ["with comments for Outlook", page("", form.replace("Words", `${outlook}Words`))],
  [
    "with one comment for Outlook after another",
    page("", form.replace("Words", `<!--[if mso | IE]><b><![endif]--><!-- more --><!--[if mso | IE]></b><![endif]-->Words`)),
  ],
  ["with template tags in the styles of a part", page("", form.replace("padding", "background:<%- color %>;padding"))],
  [
    "with template tags in a table for Outlook",
    page(
      "",
      form.replace(
        "Words",
        "<!--[if vml]><table>\n <tr>\n  {{#if a}}\n   <td>One</td>\n  {{/if}}\n  <td>Two</td></tr></table><![endif]-->Words",
      ),
    ),
  ],
  [
    "with a picture that fills its column",
    page("", `<tr><td style="padding:20px 50px;font:16px/24px Arial">${picture}<p>Words</p></td></tr>`),
  ],
  ["whose picture says what it shows in two lines", page("", `<tr><td>${picture.replace('alt="A"', 'alt="Rates\n  of June"')}</td></tr>`)],
  [
    "with a picture between lines",
    `<!doctype html><body style="margin:0"><table width="602" align="center" cellspacing="0" cellpadding="0" style="border:1px solid #000000"><tr><td>${pictureOf(600)}</td></tr><tr><td bgcolor="#eef1f5">Words</td></tr></table>`,
  ],
  [
    "with pictures that fill cards",
    page(
      "",
      `<tr>${[1, 2].map(() => `<td width="280" style="border:1px solid #adb5bd;border-radius:8px" bgcolor="#ffffff">${pictureOf(280)}<p>Words</p></td>`).join('<td width="36"></td>')}</tr>`,
    ),
  ],
  ["as wide as the window, with pictures in columns", acrossWindow(560, columns(62, 498))],
  ["whose columns are wider than a document", acrossWindow(780, columns(180, 600))],
  [
    "that is wider than a document, with pictures beside each other in a column",
    acrossWindow(
      1200,
      `<td width="900"><table cellspacing="0" cellpadding="0"><tr>${columns(800, 100)}</tr></table><p>Words</p></td>${columns(300)}`,
    ),
  ],
  ["whose columns reach beyond the window", acrossWindow(1200, columns(300, 400, 500))],
  ["whose rules for phones are written twice", page('<style media="screen">@media screen{.w{color:red}}</style>', form)],
])("an import %s comes back as the same tree from its editable export", async (_, source) => {
  const email = compose(await read(source));
  expect(withoutIds(await exportAndImport(email))).toEqual(withoutIds(email));
});
