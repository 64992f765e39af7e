import type { TemplateInfo } from "../../ports/template-info.js";

/** How a template is saved that is open together with others. */
export interface SharedSaving {
  /** Waits until nothing of this person is unstored, so long at most. Answers whether that came. */
  settled(withinMs: number): Promise<boolean>;
  /** Is it saved as by somebody who works alone? */
  isAlone(): boolean;
  isLost(): boolean;
  known(): { readonly info: TemplateInfo; readonly etag: string | null } | undefined;
  /** Goes on alone, as with a copy, which others have nothing to do with. */
  leave(): void;
}
