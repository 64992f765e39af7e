import { Refusal } from "../base/refusal.js";
import type { Config } from "../config/config.js";
import { findChromium } from "../config/find-chromium.js";
import { openEmailReader } from "../ports/email-reader/open-email-reader.js";
import { openPorts } from "../ports/open-ports.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { readDumpFile } from "./dump-file.js";
import { DumpError } from "./dump-format.js";
import { exportServer } from "./export-server.js";
import { importData } from "./import-data.js";
import { importEmails } from "./import-emails.js";
import { peopleCommands } from "./people-commands.js";
import { serve } from "./serve.js";
import { work } from "./work.js";

const usage = `mailwright-server                  serves until it is stopped
mailwright-server work             does jobs (mails, PDFs, pictures) of servers on the same PostgreSQL, until it is stopped
mailwright-server export <file>    writes everything that is stored into a file, packed when its name ends with .gz; the server may run
mailwright-server import <file>    reads such a file into an empty server
mailwright-server import-emails <from> <folder>   turns the emails of a folder, ZIP archive, addresses (https://…, or a list of them in a .txt file) into documents and HTML in another folder, with a report; needs no server
mailwright-server person export <workspace> <who> <file>         everything about a person, by address or id
mailwright-server person end-sessions <workspace> <who>          signs a person out everywhere
mailwright-server person hand-over <workspace> <who> <to whom>   removes a person and gives what they owned to another
mailwright-server person remove <workspace> <who>                removes a person with what they owned
mailwright-server workspace remove <workspace>                   removes a workspace with everything in it`;

/** Words on the command line that make no command. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  constructor() {
    super(usage);
  }
}

/** Does what the words after the program's name ask for. */
export async function runCommand(words: readonly string[], config: Config): Promise<void> {
  const [command, path, ...more] = words;
  if (command === undefined) return serve(config);
  if (command === "work" && path === undefined) return work(config);
  if (command === "import-emails" && more.length > 0) return importFolder(config, words.slice(1, -1), more.at(-1) ?? "");
  const name = words.slice(0, 2).join(" ");
  if (Object.hasOwn(peopleCommands, name)) return runPeopleCommand(name, words.slice(2), config);
  if ((command !== "export" && command !== "import") || path === undefined || more.length > 0) throw new UsageError();
  try {
    if (command === "export") {
      await exportServer(config, path);
      console.log(`Everything is in ${path}.`);
    } else await importFile(config, path);
  } catch (cause) {
    throw isFileFault(cause) ? new DumpError(`The file ${path} cannot be used: ${cause.code}.`, { cause }) : cause;
  }
}

async function importFile(config: Config, path: string): Promise<void> {
  const { ports, close } = await openPorts(config, { isPatient: true });
  try {
    const { rows, blobs } = await importData(ports, readDumpFile(path));
    console.log(`Imported ${rows} rows and ${blobs} pictures.`);
  } finally {
    await close();
  }
}

async function importFolder({ chromiumPath, chromiumSandbox }: Config, from: readonly string[], to: string): Promise<void> {
  const executablePath = chromiumPath ?? findChromium();
  const reader = executablePath === null ? null : openEmailReader({ executablePath, sandbox: chromiumSandbox });
  const outbound = createGuardedOutbound();
  try {
    console.log(await importEmails({ from, to, reader, outbound }));
    console.log(`They are in ${to}, with import-report.json.`);
    if (reader === null) console.log("Nothing was measured: there is no Chromium. Install one, or set CHROMIUM_PATH.");
  } catch (cause) {
    throw isFileFault(cause) || cause instanceof Refusal
      ? new DumpError(`${from.join(", ")} cannot be imported: ${cause.message}`, { cause })
      : cause;
  } finally {
    await Promise.all([reader?.close(), outbound.close()]);
  }
}

async function runPeopleCommand(name: string, words: readonly string[], config: Config): Promise<void> {
  const command = peopleCommands[name];
  if (command?.words !== words.length) throw new UsageError();
  const { ports, close } = await openPorts(config, { isPatient: true });
  try {
    console.log(await command.run(ports, words));
  } finally {
    await close();
  }
}

const isFileFault = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
