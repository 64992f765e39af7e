import type { MjmlNode, OverridePart } from "@mailwright/document";

/** What stands around the rows. */
export interface BodyLook {
  /** The page wrapper without its rows; absent where the rows stand in the body itself. */
  readonly wrapper: MjmlNode | undefined;
  readonly body: Readonly<Record<string, string>>;
}

/** Comments of imported MJML beside the page wrapper. */
export interface BesideWrapper {
  readonly before: readonly MjmlNode[];
  readonly after: readonly MjmlNode[];
}

/** What stands around the rows on another device or in the dark. */
export interface BodyVariant extends BodyLook {
  readonly part: OverridePart;
}
