import { type BlockRegistry, type BlockSeed, seedOf } from "@mailwright/document";

/** Is this the source of an email that has blocks in it: MJML, or what MJML was compiled to? */
export function isEmailSource(source: string): boolean {
  return /<mjml[\s>]|<mj-[a-z]+[\s>]|class="[^"]*\bmj-(?:column|outlook)/.test(source);
}

/** The sections of an email's source. What reads it is loaded now. */
export async function readEmail(source: string, registry: BlockRegistry, newId: () => string): Promise<readonly BlockSeed[]> {
  const { importSource, loadReaders } = await import("@mailwright/importer");
  const outcome = importSource(source, { readers: await loadReaders(registry), newId });
  if (!outcome.ok) return [];
  const rows = outcome.email.document.root.children ?? [];
  return rows.flatMap((row) => (row.type === "wrapper" ? (row.children ?? []) : [row])).map(seedOf);
}
