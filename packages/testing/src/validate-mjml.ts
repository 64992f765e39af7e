import { createRequire } from "node:module";

type Validate = (
  source: string,
  options: { readonly validationLevel: "soft" },
) => Promise<{ readonly errors: readonly { readonly formattedMessage: string }[] }>;

/** What MJML's own validator says about a source, one message each; nothing where the source is right. For Node only. */
export async function validateMjml(source: string): Promise<readonly string[]> {
  // Required, not imported: the package ships no types of its own.
  const mjml: Validate = createRequire(import.meta.url)("mjml");
  const { errors } = await mjml(source, { validationLevel: "soft" });
  return errors.map(({ formattedMessage }) => formattedMessage);
}
