import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** The programs beside this one in the bundle: those of isolates, and of the embedded database. */
export type IsolateName = "email-worker" | "drawing-process" | "database-thread";

/** The file of an isolate's program; it stands beside the bundle that this code became a part of. */
export function isolateFile(name: IsolateName): string {
  const own = fileURLToPath(import.meta.url);
  return fileURLToPath(new URL(`./${name}${extname(own)}`, import.meta.url));
}
