import {
  mayConvert,
  mayEdit,
  mayPublish,
  mayRestore,
  mayUnlock,
  mayUnpublish,
  type PolicyUser,
  type TemplateSummary,
} from "@mailwright/contract";
import type { TemplateRight } from "../template-info.js";

/** The signed-in user, as far as permissions depend on it. */
export type Reader = PolicyUser;

const policies = {
  publish: mayPublish,
  unpublish: mayUnpublish,
  restore: mayRestore,
  convert: mayConvert,
  unlock: mayUnlock,
} satisfies Record<TemplateRight, typeof mayEdit>;

const all: readonly TemplateRight[] = ["publish", "unpublish", "restore", "convert", "unlock"];

/** What this user may do with a template. Until it is known who that is, everything is offered and the server decides. */
export function rightsOf(template: TemplateSummary, user: Reader | undefined): readonly TemplateRight[] {
  return user === undefined ? all : all.filter((right) => policies[right](template, user));
}

/** May this user change the template's content? */
export function mayChange(template: TemplateSummary, user: Reader | undefined): boolean {
  return user === undefined || mayEdit(template, user);
}
