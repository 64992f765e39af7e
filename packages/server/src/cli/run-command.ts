import type { Config } from "../config/config.js";
import { openPorts } from "../ports/open-ports.js";
import { readDumpFile, writeDumpFile } from "./dump-file.js";
import { DumpError } from "./dump-format.js";
import { exportData } from "./export-data.js";
import { importData } from "./import-data.js";
import { serve } from "./serve.js";
import { work } from "./work.js";

const usage = `mailwright-server                  serves until it is stopped
mailwright-server work             does jobs (mails, PDFs, pictures) of servers on the same PostgreSQL, until it is stopped
mailwright-server export <file>    writes everything that is stored into a file, packed when its name ends with .gz
mailwright-server import <file>    reads such a file into an empty server`;

/** Words on the command line that make no command. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  constructor() {
    super(usage);
  }
}

/** Does what the words after the program's name ask for. */
export async function runCommand([command, path, ...more]: readonly string[], config: Config): Promise<void> {
  if (command === undefined) return serve(config);
  if (command === "work" && path === undefined) return work(config);
  if ((command !== "export" && command !== "import") || path === undefined || more.length > 0) throw new UsageError();
  const { ports, close } = await openPorts(config, { isPatient: true });
  try {
    if (command === "export") {
      await writeDumpFile(path, (write) => exportData(ports, write));
      console.log(`Everything is in ${path}.`);
    } else {
      const { rows, blobs } = await importData(ports, readDumpFile(path));
      console.log(`Imported ${rows} rows and ${blobs} pictures.`);
    }
  } catch (cause) {
    throw isFileFault(cause) ? new DumpError(`The file ${path} cannot be used: ${cause.code}.`, { cause }) : cause;
  } finally {
    await close();
  }
}

const isFileFault = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
