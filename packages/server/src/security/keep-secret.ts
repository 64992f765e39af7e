import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret of a server that was given none: made once, kept in its data directory, readable by its user only. */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  // Exclusive, so that of two processes that start together one makes it and both read the same.
  await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(path, "utf8")).trim();
}
