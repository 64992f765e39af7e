import { fileTypes } from "@mailwright/contract";

type Test = (bytes: Buffer) => boolean;

/** How much of a text is looked at. */
const lookedAtBytes = 64 * 1024;

const startsWith =
  (signature: string, offset = 0): Test =>
  (bytes) =>
    bytes.subarray(offset, offset + signature.length).toString("latin1") === signature;

const isZip = startsWith("PK\u0003\u0004");
/** An OpenDocument says its type in the first entry of its archive, which is not compressed. */
const openDocument = (ending: string): Test => {
  const isIt = startsWith(`mimetype${fileTypes[ending]}`, 30);
  return (bytes) => isZip(bytes) && isIt(bytes);
};
/** One of Office has this entry, and nothing else that ends up in an archive by chance. */
const isOffice: Test = (bytes) => isZip(bytes) && bytes.includes("[Content_Types].xml");
const isEmptyZip = startsWith("PK\u0005\u0006");
const isMp4 = startsWith("ftyp", 4);

/** Text has no zeros; where it has, as UTF-16, it says so at its beginning. */
const isText: Test = (bytes) => {
  const begins = bytes.subarray(0, 2).toString("hex");
  return begins === "fffe" || begins === "feff" || !bytes.subarray(0, lookedAtBytes).includes(0);
};
const beginsWithLine =
  (line: string): Test =>
  (bytes) =>
    isText(bytes) &&
    bytes
      .subarray(0, 256)
      .toString("utf8")
      .replace(/^\ufeff/, "")
      .trimStart()
      .toUpperCase()
      .startsWith(line);

/** A frame of MPEG sound, layer III. */
const isMpegFrame: Test = (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;

const tests: Readonly<Record<string, Test>> = {
  pdf: startsWith("%PDF-"),
  docx: isOffice,
  xlsx: isOffice,
  pptx: isOffice,
  odt: openDocument("odt"),
  ods: openDocument("ods"),
  odp: openDocument("odp"),
  epub: openDocument("epub"),
  csv: isText,
  txt: isText,
  ics: beginsWithLine("BEGIN:VCALENDAR"),
  vcf: beginsWithLine("BEGIN:VCARD"),
  zip: (bytes) => isZip(bytes) || isEmptyZip(bytes),
  mp3: (bytes) => startsWith("ID3")(bytes) || isMpegFrame(bytes),
  m4a: isMp4,
  wav: (bytes) => startsWith("RIFF")(bytes) && startsWith("WAVE", 8)(bytes),
  mp4: isMp4,
};

/** Whether the bytes are what the ending of the file's name says: names lie. */
export function fitsEnding(bytes: Buffer, ending: string): boolean {
  return tests[ending]?.(bytes) ?? false;
}
