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
const picture = '<img src="https://example.com/a.png" alt="A" width="500" height="100" style="display:block">';

test.each([
  ["that touches its edges", page("", '<tr><td style="font:16px/24px Arial">Words of a letter</td></tr>')],
  ["of which a part stays as it was written", page('<style>td[class="w"]{color:red}</style>', form)],
  ["with comments for Outlook", page("", form.replace("Words", `${outlook}Words`))],
  [
    "with a picture that fills its column",
    page("", `<tr><td style="padding:20px 50px;font:16px/24px Arial">${picture}<p>Words</p></td></tr>`),
  ],
  ["whose rules for phones are written twice", page('<style media="screen">@media screen{.w{color:red}}</style>', form)],
])("an import %s comes back as the same tree from its editable export", async (_, source) => {
  const email = compose(await read(source));
  expect(withoutIds(await exportAndImport(email))).toEqual(withoutIds(email));
});
