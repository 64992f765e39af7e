import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./", import.meta.url);

/** What programs put on the clipboard as HTML, rebuilt: by the name of the program. See the README beside it. */
export const clipboards: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => [file.replace(".html", ""), readFileSync(new URL(file, folder), "utf8")]),
);

/** Programs for sheets: of the story that all tell they have the table. */
export const sheetPrograms: ReadonlySet<string> = new Set(["excel-365", "google-sheets"]);

/** How the story begins in a program that copies headings as headings, or in one that knows only larger or bold words. */
export function titleOf(program: string): string {
  return { gmail: "<p>Spring fair</p>", pages: "<p><strong>Spring fair</strong></p>" }[program] ?? "<h1>Spring fair</h1>";
}

/** The words between the title and the table, in the email's own look. */
export function wordsOf(program: string): string {
  // Some say that the link opens a window of its own.
  const target = /^(?:gmail|word-web)$/.test(program) ? ' target="_blank"' : "";
  // Notion and Gmail leave it to the browser how lists inside lists count.
  const kind = /^(?:gmail|notion)$/.test(program) ? "" : ' style="list-style-type:lower-alpha"';
  return [
    `<p>Come <strong>early</strong> and <em>stay</em>, see <a href="https://example.com/way?a=1&amp;b=2"${target}>the way</a>.</p>`,
    "<ul><li>Boots<ul><li>Rubber<ul><li>Green</li></ul></li></ul></li><li>Friends</li></ul>",
    `<ol><li>Pay<ol${kind}><li>In cash</li></ol></li><li>Enter</li></ol>`,
  ].join("");
}

/** The words below the table. */
export const lastWords = "<p>Until then.</p>";
