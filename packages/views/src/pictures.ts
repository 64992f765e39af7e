export { AddressForm, type AddressFormProps } from "./pictures/address/address-form.js";
export { PictureBrowser, type PictureBrowserProps } from "./pictures/library/picture-browser.js";
export { PictureGrid, type PictureGridProps } from "./pictures/library/picture-grid.js";
export { PicturesComing } from "./pictures/library/pictures-coming.js";
export { useFileDrop } from "./pictures/library/use-file-drop.js";
export { acceptedPictures } from "./pictures/reduce/picture-type.js";
export { type PictureFault, type PreparedPicture, preparePicture } from "./pictures/reduce/prepare-picture.js";
export { uploadStrings } from "./pictures/uploads/upload-strings.js";
export { useUploadFaults } from "./pictures/uploads/use-upload-faults.js";
