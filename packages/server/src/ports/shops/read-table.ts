/** A table with a row of names, as spreadsheets write it: fields in quotes may hold the mark between them, and lines. */
export function readTable(text: string): Record<string, string>[] {
  const [first = ""] = text.split(/\r?\n/, 1);
  const mark = ["\t", ";", ","].find((candidate) => first.includes(candidate)) ?? ",";
  const [names = [], ...rows] = readRows(text, mark);
  const keys = names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, "_"));
  return rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index] ?? ""])));
}

function readRows(text: string, mark: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = "";
  };
  const endRow = () => {
    endField();
    if (row.some((value) => value !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') {
      field += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || field === "")) isQuoted = !isQuoted;
    else if (isQuoted) field += letter;
    else if (letter === mark) endField();
    else if (letter === "\n") endRow();
    else if (letter !== "\r") field += letter;
  }
  endRow();
  return rows;
}
