/** Is a picture all that was copied? Words cannot hold one. */
export function holdsPicture(data: DataTransfer | null): boolean {
  return data !== null && data.files.length > 0 && data.getData("text/plain") === "";
}
