import { refuse } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { drawTemplate } from "../renderings/draw-rendering.js";
import { exportHtml } from "../templates/export-html.js";
import { findBody } from "../templates/repository.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import type { FileForm, FilesInput } from "./bulk-export.js";

interface MadeFile {
  extension: string;
  bytes: Uint8Array;
  isText: boolean;
}

export interface Making {
  ports: Ports;
  user: SignedInUser;
  input: FilesInput;
  signal: AbortSignal;
}

/** The files of one template, by the ways of a single export; in every form that is wanted, or refused. */
export async function makeFiles(making: Making, template: StoredTemplate): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (const form of making.input.forms) files.push(await makeFile(making, template, form));
  return files;
}

async function makeFile(making: Making, template: StoredTemplate, form: FileForm): Promise<MadeFile> {
  const { ports, user, input, signal } = making;
  if (form === "html") {
    const { html } = await exportHtml(ports, user, template.id, { origin: input.origin, isEditable: false });
    return { extension: "html", bytes: Buffer.from(html), isText: true };
  }
  if (form === "mjml") return { extension: "mjml", bytes: Buffer.from(await writeMjml(ports, user, template)), isText: true };
  const wanted = form === "image" ? { picture: input.picture } : {};
  const { extension, bytes } = await drawTemplate(ports, { ...wanted, templateId: template.id, user }, signal);
  return { extension, bytes, isText: false };
}

async function writeMjml(ports: Ports, user: SignedInUser, { id, name, preHeader }: StoredTemplate): Promise<string> {
  const body = await findBody(ports.database, id);
  const email = { name, preHeader, components: body.components, likes: [body] };
  return (await ports.emails.run("compileMjml", email, { caller: user.id })) ?? refuse("not-compilable");
}
