/** The beginning of an archive's entry that is not compressed. */
const entry = (name: string, content: string) => {
  const head = Buffer.alloc(30);
  head.write("PK\u0003\u0004", "latin1");
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name + content)]);
};
const office = entry("[Content_Types].xml", "<Types/>");
const openDocument = (type: string) => entry("mimetype", type);
const mp4 = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42", "latin1");

/** As small a file of each kind as begins like one. */
export const testFiles: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from("%PDF-1.7\n%%EOF\n"),
  docx: office,
  xlsx: office,
  pptx: office,
  odt: openDocument("application/vnd.oasis.opendocument.text"),
  ods: openDocument("application/vnd.oasis.opendocument.spreadsheet"),
  odp: openDocument("application/vnd.oasis.opendocument.presentation"),
  epub: openDocument("application/epub+zip"),
  csv: Buffer.from("name;price\nlamp;7\n"),
  txt: Buffer.from("\ufeffa text", "utf16le"),
  ics: Buffer.from("\ufeffBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
  vcf: Buffer.from("begin:vcard\r\nend:vcard\r\n"),
  zip: entry("a.txt", "a"),
  mp3: Buffer.from("fffb9064", "hex"),
  m4a: mp4,
  wav: Buffer.from("RIFF\u0004\0\0\0WAVE", "latin1"),
  mp4,
};
