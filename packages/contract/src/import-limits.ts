/** The limits of an import of many emails. Units stand in the names. */

/** Emails of one import, whether they come as files, in archives or by their addresses. */
export const importEmailsMax = 500;
/** Files of one upload or archive, pictures among them. */
export const importEntriesMax = 5000;
/** One file of an upload: an archive, an email or a picture. */
export const importUploadMaxBytes = 50 * 1024 * 1024;
/** All that an upload holds once its archives are unpacked. */
export const importUnpackedMaxBytes = 100 * 1024 * 1024;
/** Imports that a person may have at once; those that are removed make room. */
export const importsPerPersonMax = 20;

/** What is read as an email, by the ending of its name. */
export const importEndings = ["html", "htm", "mjml", "eml", "json"] as const;
