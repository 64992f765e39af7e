declare module "juice/client.js" {
  interface JuiceOptions {
    readonly applyStyleTags: boolean;
    readonly extraCss: string;
    readonly insertPreservedExtraCss: boolean;
    readonly removeStyleTags: boolean;
  }
  /** HTML with CSS written into its elements; without what reads files and addresses. */
  export default function juice(html: string, options: JuiceOptions): string;
}
