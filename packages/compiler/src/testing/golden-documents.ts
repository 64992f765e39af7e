import type { EmailDocument } from "@mailwright/document";
import type { CompileOptions } from "../index.js";
import { block, page, row } from "./sample-blocks.js";

interface Golden {
  readonly name: string;
  readonly document: EmailDocument;
  readonly options: CompileOptions;
}

const text = (id: string, html: string, props = {}) => block(id, "text", { text: html, ...props });
const cells = (id: string, ...widths: readonly number[]) =>
  block(
    id,
    "section",
    { stacks: widths.length < 3, color: "#fafafa" },
    widths.map((width, index) => block(`${id}-${index}`, "cell", { width }, [text(`${id}-${index}-t`, `<p>${width}</p>`)])),
  );

/** Documents whose HTML must be the same everywhere: every browser, every version of Node. */
export const goldenDocuments: readonly Golden[] = [
  { name: "empty", document: page([]), options: {} },
  {
    name: "columns and fractions",
    document: page([cells("a", 100 / 3, 200 / 3), cells("b", 25, 25, 50), cells("c", 14.2857142857, 85.7142857143)], {}, { border: 3 }),
    options: { title: "Columns", preheader: "Thirds" },
  },
  {
    name: "every script and merge tag",
    document: page(
      [
        row(
          "a",
          text("t1", '<p>Grüße, שלום, 你好, 🎉 {{ first_name | default: "you" }} %%x%% <%= y %></p><ul><li>a &lt; b &amp; c</li></ul>'),
        ),
        row("b", block("s", "product", { name: "Stuhl „Öko“ <b>", price: "12,00 €" })),
      ],
      { dir: "rtl", lang: "he", paragraphFonts: "Inter", textFontSize: 18 },
    ),
    options: { title: "שלום", preheader: "🎉 {{ x }}", fonts: [{ name: "Inter", stack: "", href: "https://example.test/inter.css" }] },
  },
  {
    name: "backgrounds, full width, hiding, unknown and failing blocks",
    document: page([
      block("a", "section", { full: true, background: "https://example.test/bg (1).jpg?a='b'", color: "#112233" }, [
        block("c", "cell", {}, []),
      ]),
      row("b", text("t", "<p>x</p>", { hide: "mobile" }), block("u", "unknown"), block("f", "broken")),
      row("e", block("g", "broken", { how: "engine" })),
    ]),
    options: {},
  },
];

/** SHA-256 in hexadecimal, with what browsers and Node have in common. */
export async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
