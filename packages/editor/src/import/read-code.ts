import type { PortRefusal } from "../ports/port-refusal.js";
import type { SourceCode } from "./check-source.js";
import type { ReadingAnswer, ReadingOptions } from "./reading-options.js";

/** What became of given code: a reading, or why there is none. */
export type CodeAnswer = ReadingAnswer | { readonly kind: "oversize" } | PortRefusal;

/** Asks whether code may be this large, and reads it. The code that reads is fetched here; it throws if that fails. */
export async function readCode(source: SourceCode, options: ReadingOptions): Promise<CodeAnswer> {
  const measured = await options.services.ports.sizes?.measure(source.html, source.css);
  // Without a connection the editor goes by its own limits: reading needs no server.
  if (measured?.kind === "refused" && measured.code !== "network") return measured;
  if (measured?.kind === "measured" && measured.isOversize) return { kind: "oversize" };
  const { readSource } = await import("./read-source.js");
  return options.signal.aborted ? { kind: "stopped" } : readSource(source, options);
}
