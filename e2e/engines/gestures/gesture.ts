import type { EmailEditorDocument } from "@mailwright/elements";
import type { EngineDriver } from "../driver.js";
import type { Input } from "../tried-inputs.js";

/** Something that a hand does on the canvas, and everything that must come of it. */
export interface Gesture {
  readonly name: string;
  readonly by: Input;
  /** The email that is open at its beginning. `picture` is the address of one that is there. */
  readonly email: (picture: string) => EmailEditorDocument;
  readonly run: (driver: EngineDriver) => Promise<void>;
}
