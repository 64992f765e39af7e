/** A custom field as it is edited. */
export interface EditedField {
  /** Stays while the id is typed. */
  readonly row: number;
  readonly id: string;
  readonly name: string;
  /** What a host may have said of it. It is not edited here, and kept. */
  readonly price: string;
}

/** Whether saving would store something else. */
export function hasChanged(fields: readonly EditedField[], stored: readonly EditedField[]): boolean {
  const isSame = (field: EditedField, index: number) => field.id === stored[index]?.id && field.name === stored[index]?.name;
  return fields.length !== stored.length || !fields.every(isSame);
}

const idForm = /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/;

/** What is wrong with a field among the others, or nothing. */
export function faultOf(field: EditedField, fields: readonly EditedField[]): "nameMissing" | "idHint" | "idTaken" | undefined {
  if (field.name.trim() === "") return "nameMissing";
  if (!idForm.test(field.id)) return "idHint";
  return fields.some((other) => other.row !== field.row && other.id === field.id) ? "idTaken" : undefined;
}

/** The id that a name suggests: `Loyalty points` is `loyalty_points`. */
export function suggestId(name: string): string {
  const id = name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .slice(0, 60);
  return /^[0-9]/.test(id) ? `_${id}` : id;
}
