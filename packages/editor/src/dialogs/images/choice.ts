import type { LibraryPicture } from "@mailwright/views/picture-library";

/** A picture that is about to be used. */
export interface Choice {
  readonly picture: LibraryPicture;
  /** What has to be done before, such as keeping it: answers the address for the email, or nothing after saying why not. Absent: nothing. */
  readonly take?: (() => Promise<string | undefined>) | undefined;
}

/** What every tab of the dialog is given. */
export interface SourceProps {
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice | undefined) => void;
  readonly onUse: (choice: Choice) => void;
}
