import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import type { SharePoint } from "./steps/picture-steps.js";

export interface PictureEditorProps {
  /** Where the picture is kept, and where what comes of it goes. Always the same object. */
  readonly library: PictureLibrary;
  readonly picture: LibraryPicture;
  /** The shape in which the email shows it: width by height. */
  readonly ownRatio?: number | undefined;
  /** Told of the new picture, and of where the person said that its focal point is; the old one stays. */
  readonly onSaved: (picture: LibraryPicture, focus: SharePoint | undefined) => void;
  readonly onClose: () => void;
}
