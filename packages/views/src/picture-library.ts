// What a library of pictures is, for whoever offers one: types without React, as hosts of every framework see them.
export type {
  LibraryPicture,
  PictureEdit,
  PictureLibrary,
  PictureOrder,
  PictureOriginal,
  PicturePage,
  PictureQuery,
  PictureRefusal,
  PictureUpload,
  PictureUse,
  PictureUses,
} from "./pictures/model/picture-library.js";
