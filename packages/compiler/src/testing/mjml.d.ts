declare module "mjml" {
  export default function mjml2html(
    source: unknown,
    options?: { readonly validationLevel?: "skip" | "strict"; readonly fonts?: Record<string, string> },
  ): Promise<{ readonly html: string }>;
}
