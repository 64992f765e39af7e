import type { Choices, MailContent } from "@mailwright/destinations";
import type { templates } from "../../database/schema.js";
import type { EmailToExport } from "../../emails/write-export.js";
import type { Ports } from "../../ports/ports.js";
import { findBodyText } from "../templates/repository.js";

type Template = Pick<typeof templates.$inferSelect, "id" | "name" | "preHeader" | "updatedAt">;

interface Way {
  provider: string;
  origin: string;
  /** What was chosen in its form. */
  choices?: Choices | undefined;
  /** Whose turn it is. */
  caller: string;
}

/** A stored template as the destination is to have it: in a thread, because nobody knows what is in it. */
export async function writeContent(ports: Ports, template: Template, { caller, ...way }: Way): Promise<MailContent> {
  return ports.emails.run("writeExport", await readEmail(ports, template, way), { caller });
}

/** What the threads are told of a template. */
export async function readEmail({ database }: Ports, template: Template, way: Omit<Way, "caller">): Promise<EmailToExport> {
  const { id, name, preHeader, updatedAt } = template;
  const about = { templateId: id, name, preheader: preHeader, updatedAt: updatedAt.toISOString() };
  return { ...about, ...way, ...(await findBodyText(database, id)) };
}
