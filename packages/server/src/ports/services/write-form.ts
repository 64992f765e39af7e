import { randomUUID } from "node:crypto";

/** A file of a form. */
export interface FormFile {
  field: string;
  name: string;
  mime: string;
  bytes: Buffer;
}

export interface WrittenForm {
  contentType: string;
  body: Buffer;
}

/** A form of texts and files (`multipart/form-data`). Nobody can guess its boundary, so no text ends its field. */
export function writeForm(fields: Readonly<Record<string, string>>, files: readonly FormFile[] = []): WrittenForm {
  const boundary = `mailwright-${randomUUID()}`;
  const parts = [
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, name, mime, bytes }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}
