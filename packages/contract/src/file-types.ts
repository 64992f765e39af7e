/**
 * The files that a link may lead to: the endings of their names, and what they are given out as. No pages, drawings, scripts, programs, nor documents
 * with macros: whoever gets the email would open them by the name of who sent it.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  epub: "application/epub+zip",
  csv: "text/csv",
  txt: "text/plain",
  ics: "text/calendar",
  vcf: "text/vcard",
  zip: "application/zip",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  mp4: "video/mp4",
};

/** The ending of a file's name in lower case, `pdf`; undefined where links may lead to no such file. */
export function fileEnding(name: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(fileTypes, ending) ? ending : undefined;
}
