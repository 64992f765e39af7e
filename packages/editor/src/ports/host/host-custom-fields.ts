import type { CustomField } from "../custom-field-port.js";
import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import { ask } from "./ask-host.js";

/** Custom fields as a host's page may supply them. */
export interface HostCustomFieldProviders {
  /** Fields of a contact that a link may lead to: the email holds `{{id}}`. */
  readonly listCustomFields?: () => Promise<readonly CustomField[]>;
}

/** The port over a page that has custom fields. */
export function hostCustomFields({ listCustomFields }: HostCustomFieldProviders): Pick<EditorPorts, "customFields"> {
  if (!listCustomFields) return {};
  return {
    customFields: { list: () => ask(async () => ({ kind: "listed" as const, fields: readFields(await listCustomFields()) })) },
  };
}

function readFields(answer: unknown): readonly CustomField[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((field: unknown) => {
    if (!isRecord(field) || typeof field["id"] !== "string") return [];
    const { id, name } = field;
    return [{ id, name: typeof name === "string" ? name : id }];
  });
}
