import { type BlockId, type Blueprint, documentVersion, type EmailDocument, type JsonValue, plantBlock } from "@mailwright/document";
import { type DarkColors, paintDark, paintSettingsDark } from "./dark.js";

/** The categories that a library begins with. */
export type StarterCategory =
  | "E-Commerce"
  | "Events"
  | "Featured"
  | "Integrations"
  | "Newsletter"
  | "Seasonal"
  | "Layouts"
  | "Featured Layouts";

/** A designed email to begin with. Its pictures are in this package's `artwork` folder and are asked for at `/starter/`. */
export interface StarterDocument {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly StarterCategory[];
  readonly tags: readonly string[];
  readonly preHeader: string;
  readonly settings: Readonly<Record<string, JsonValue>>;
  /** Colours for readers with a dark screen. */
  readonly dark: DarkColors;
  /** The page wrapper with everything in it. */
  readonly page: Blueprint;
}

/** The starter as a document of its own. `newId` must never answer twice the same. */
export function plantStarter(
  starter: Pick<StarterDocument, "settings" | "page"> & Partial<StarterDocument>,
  newId: () => BlockId,
): EmailDocument {
  const { settings, page, dark } = starter;
  const root = plantBlock({ type: "root", children: [dark ? paintDark(page, dark) : page] }, newId);
  return { version: documentVersion, settings: dark ? paintSettingsDark(settings, dark) : settings, root };
}

/** Where the server gives out the pictures of `artwork`. */
export function artwork(name: string): string {
  return `/starter/${name}.png`;
}
