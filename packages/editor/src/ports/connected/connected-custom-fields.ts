import { type Client, listCustomFields } from "@mailwright/client";
import type { CustomFieldPort } from "../custom-field-port.js";
import { refusalFrom } from "./answers.js";

/** The custom fields that the user's team has for its contacts. */
export function connectedCustomFields(client: Client): CustomFieldPort {
  return { list: (signal) => listCustomFields(client, signal).then((fields) => ({ kind: "listed", fields }) as const, refusalFrom) };
}
