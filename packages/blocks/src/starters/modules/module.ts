import type { BlockSeed } from "@mailwright/document";

/** The groups of ready-made modules (specification, dashboard, section 3). */
export type ModuleCategory = "Headers" | "Preheaders" | "Banners" | "Content" | "Set of blog posts" | "Blog post" | "Products" | "Footers";

/** A ready-made section. It takes fonts, and colours where it has no ground of its own, from the email that it is put into. */
export interface SystemModule {
  readonly name: string;
  readonly description: string;
  readonly category: ModuleCategory;
  /** A section. */
  readonly block: BlockSeed;
}

/** The colours of the modules that bring a ground of their own. */
export const tones = {
  ink: "#1b2333",
  quiet: "#5b6577",
  line: "#dfe4ec",
  mist: "#f2f4f8",
  night: "#171c28",
  pale: "#c9d0dd",
  accent: "#1f4fd8",
  sun: "#ffd166",
} as const;
