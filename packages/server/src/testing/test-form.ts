export interface SentFile {
  name: string;
  bytes: Buffer;
  field?: string;
}

/** A multipart body as a browser makes it. */
export function writeUploadForm(files: readonly SentFile[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = "----test-boundary";
  const parts = files.flatMap(({ name, bytes, field = "files[]" }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
