export { assets, blobs } from "./schema/assets.js";
export { categories } from "./schema/categories.js";
export { customBlocks } from "./schema/custom-blocks.js";
export { jobs } from "./schema/jobs.js";
export { mailMessages } from "./schema/mail.js";
export { notes } from "./schema/notes.js";
export { hostKeys, sessions, users, workspaces } from "./schema/people.js";
export { customFields, products, stores } from "./schema/shop.js";
export { templateBodies, templateCategories, templateCollaborators, templates, templateVersions } from "./schema/templates.js";
