/** Hands a file to the browser's downloads. */
export function downloadFile(owner: Document, file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = owner.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Released later, because in some browsers the download has not begun yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
