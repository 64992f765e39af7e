import { isAdmin, isOwner, type Note, type PolicyTemplate, type PolicyUser } from "@mailwright/contract";

/** The owner of the template and administrators may delete everybody's notes. */
export function mayDeleteAny(template: PolicyTemplate, user: PolicyUser): boolean {
  return isAdmin(user) || isOwner(template, user);
}

/** Everybody may delete a note of their own. */
export function mayDeleteNote(note: Note, template: PolicyTemplate, user: PolicyUser): boolean {
  return note.userId === user.id || mayDeleteAny(template, user);
}
