/** A language by its tag, as in BCP 47 (`en`, `pt-BR`; some editors write `pt_BR`). Nothing else is one, whatever a design says. */
export function readLanguage(text: string): string | undefined {
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(text) ? text.replaceAll("_", "-") : undefined;
}
