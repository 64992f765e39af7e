import type { CompileOptions } from "@mailwright/compiler";
import type { TemplateInfo } from "../../ports/template-info.js";

/** What the email's head says of it: title and preheader. */
export function compileOptionsOf({ name, preHeader }: TemplateInfo): CompileOptions {
  return { ...(name && { title: name }), ...(preHeader && { preheader: preHeader }) };
}
