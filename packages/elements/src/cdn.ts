import { defineElements } from "./define-elements.js";

// The pictures are served beside the script.
defineElements({ picturesUrl: import.meta.url.replace(/[^/]*$/, "") });

export { defineElements } from "./define-elements.js";
