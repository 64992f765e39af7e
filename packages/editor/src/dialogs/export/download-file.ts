/** Hands a file to the browser's downloads. */
export function downloadFile(owner: Document, file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = owner.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file once it has begun, which is not at once in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
