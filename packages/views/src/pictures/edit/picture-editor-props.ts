import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";

export interface PictureEditorProps {
  /** Where the picture is kept, and where what comes of it goes. Always the same object. */
  readonly library: PictureLibrary;
  readonly picture: LibraryPicture;
  /** The shape in which the email shows it: width by height. */
  readonly ownRatio?: number | undefined;
  /** Told of the new picture; the old one stays. */
  readonly onSaved: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}
