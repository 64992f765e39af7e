import { defineStrings } from "@mailwright/ui";

export const uploadStrings = defineStrings("views.uploads", {
  uploads: "Uploads",
  waiting: "{name} waits",
  preparing: "{name} is being prepared",
  sending: "Uploading {name}",
  retry: "Retry",
  retryOf: "Retry {name}",
  dismiss: "Dismiss",
  dismissOf: "Dismiss {name}",
  reduced: "{name} was reduced from {before} to {after}",
  stored: "{name} is uploaded",
  left: { one: "{count} image is still being uploaded", other: "{count} images are still being uploaded" },
  "picture-empty": "{name} is empty. Choose another file.",
  "picture-type": "{name} is not an image that emails can use. Choose a JPEG, PNG, GIF, WebP, AVIF or SVG file.",
  "picture-not-reduced": "{name}: Compression error while reducing file size.",
  "picture-too-large": "{name} is too large. Choose an image of up to 10 MB.",
  quota: "{name} was not uploaded, because the storage for images is used up. Delete images that nobody needs.",
  network: "{name} was not uploaded, because there is no connection. Please try again.",
  failed: "{name}: Image upload unsuccessful. Please try again.",
});
