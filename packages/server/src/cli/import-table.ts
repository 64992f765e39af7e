import type { ReadEmail } from "../emails/email-reading.js";

/** What came of one file, as the report has it. */
export interface ImportedFile extends Pick<ReadEmail, "difference" | "kept" | "parts" | "problems"> {
  path: string;
  title: string;
  /** The code of why nothing came of it. */
  failure: string | null;
  format: string | null;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const columns = ["desktop", "phone", "words", "links", "pictures", "as written", "remarks"] as const;

/** The files with their figures, as a terminal shows them. */
export function writeTable(files: readonly ImportedFile[]): string {
  const read = files.filter(({ failure }) => failure === null).length;
  const rows = [["file", ...columns], ...files.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join("  "),
  );
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n\n${read} of ${files.length} emails became documents.`;
}

function rowOf({ path, failure, difference, kept, parts, problems }: ImportedFile): string[] {
  if (failure !== null) return [path, failure];
  const share = (name: "words" | "links" | "images") => (kept === null ? "" : `${kept[name].kept}/${kept[name].of}`);
  const measured = difference === null ? ["", ""] : [percent(difference.desktop), percent(difference.phone)];
  const raw = parts.filter(({ form }) => form === "raw").length;
  return [path, ...measured, share("words"), share("links"), share("images"), `${raw}/${parts.length}`, String(problems.length)];
}
