export { writeOutlookFile } from "./applications/outlook-app/write-outlook-file.js";
