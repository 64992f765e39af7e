import { defineStrings } from "@mailwright/ui";

/** Files that links lead to. Some keys are codes of refusals. */
export const fileUploadStrings = defineStrings("editor.files", {
  upload: "Upload a file",
  uploading: "Uploading {name}",
  uploaded: "{name} is uploaded",
  "file-empty": "{name} is empty. Choose another file.",
  "unsupported-file": "{name} cannot be uploaded: files of this kind are not taken, or it is not what its name says.",
  "file-too-large": "{name} is too large.",
  kinds: "{name} cannot be uploaded. Choose one of these kinds: {kinds}.",
  tooLarge: "{name} is too large. Choose a file of up to {size}.",
  failed: "{name} was not uploaded. Please try again.",
});
