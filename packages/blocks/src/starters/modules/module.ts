import type { Blueprint } from "@mailwright/document";
import type { DarkColors } from "../dark.js";

/** The groups of ready-made modules. */
export type ModuleCategory = "Headers" | "Preheaders" | "Banners" | "Content" | "Set of blog posts" | "Blog post" | "Products" | "Footers";

/** A ready-made section. It takes fonts, and colours where it has no ground of its own, from the email that it is put into. */
export interface SystemModule {
  readonly name: string;
  readonly description: string;
  readonly category: ModuleCategory;
  /** A section. */
  readonly block: Blueprint;
}

/** The colours of the modules that bring a ground of their own. */
export const tones = {
  ink: "#1b2333",
  quiet: "#5b6577",
  mist: "#f2f4f8",
  night: "#171c28",
  pale: "#c9d0dd",
  accent: "#1f4fd8",
  sun: "#ffd166",
  notice: "#ffdf8a",
  paper: "#ffffff",
  /** A line that is seen on any ground, light or dark. */
  rule: "#8a93a3",
} as const;

/**
 * What they become on a dark screen. What stands without a ground of its own takes its colours from the email, which may have
 * none for the dark: so nothing there has a colour that is turned.
 */
export const darkTones: DarkColors = {
  grounds: {
    [tones.mist]: "#20252f",
    [tones.notice]: "#43360f",
    [tones.paper]: "#14181f",
    [tones.accent]: "#3d6bea",
    "#fff3dc": "#2c2417",
  },
  inks: {
    [tones.ink]: "#eef1f6",
    [tones.quiet]: "#aeb8c7",
    // Of a quotation's source, as it comes.
    "#5b6779": "#aeb8c7",
    "#6b5a48": "#d3c2ac",
  },
};
