declare module "mjml-browser" {
  /** MJML source or JSON → HTML; the package ships no types of its own. */
  export default function mjml2html(
    source: unknown,
    options: { readonly validationLevel: "skip"; readonly fonts: Record<string, string> },
  ): Promise<{ readonly html: string }>;
}
