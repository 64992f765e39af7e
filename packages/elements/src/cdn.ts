import { defineElements } from "./define-elements.js";

// The pictures and the worker are served beside the script.
const folder = import.meta.url.replace(/[^/]*$/, "");
defineElements({ picturesUrl: folder, checksWorkerUrl: `${folder}checks-worker.js` });

export { defineElements } from "./define-elements.js";
