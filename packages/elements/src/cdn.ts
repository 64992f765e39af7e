import { defineElements } from "./define-elements.js";

// The pictures and the thread of the checks are served beside the script.
const folder = import.meta.url.replace(/[^/]*$/, "");
defineElements({ picturesUrl: folder, checksWorkerUrl: `${folder}checks-thread.js` });

export { defineElements } from "./define-elements.js";
