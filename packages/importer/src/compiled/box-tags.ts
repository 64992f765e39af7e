const boxStart = /^<tr><td\b[^<]*<table\b[\s\S]*<tbody>$/;

/** What the compiler writes behind a block with an advanced sector. */
export const boxEnd = "</tbody></table></td></tr></tbody></table></td></tr>";

/** Is this HTML the first half of the table that the compiler writes around such a block? */
export function isBoxStart(html: string): boolean {
  return boxStart.test(html);
}
