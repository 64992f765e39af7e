import { defineStrings } from "@mailwright/ui";

/** What people are told when the world around the editor says no. Keys are the contract's error codes. */
export const portStrings = defineStrings("editor.errors", {
  "template-locked": "The template is locked because it's currently being edited by another user.",
  "template-not-found": "Template not found",
  "base64-content": "Base64 encoded content is not allowed in the template. Please check and remove them before saving the template",
  "template-too-large":
    "The template is too large. Templates of up to 10MB are supported, and this one has {size}. Please update the template.",
  "body-too-large":
    "The template has {size}, which is more than the server takes. Shorten its code, or split it into two templates, then save again.",
  "template-deleted": "This template has been deleted meanwhile. Restore it under Deleted Templates, then save again.",
  "wrong-status": "The template has another status by now. Reload the page to see it: work that is not saved is offered again.",
  unauthenticated: "You are signed out. Sign in again: your work waits in this browser.",
  "session-ended": "You are signed out. Sign in again: your work waits in this browser.",
  "version-conflict": "Somebody else has saved this template meanwhile. Save your work first to compare",
  "job-ended": "That has ended already",
  "too-many-requests": "That was too often. Wait a moment and try again",
  network: "There is no connection. Check it and try again",
  "not-a-collaborator": "Only the owner and the collaborators may change this template.",
  "not-an-editor": "Its owner decides who may edit this template. You may not.",
  "not-a-commenter": "Its owner decides who may comment on this template. You may not.",
  "owner-only": "Only the owner of this template may do this.",
  "admin-only": "Only administrators may do this.",
  "template-shared": "A shared template cannot be published.",
  "not-approved": "Only what is approved is published here. Ask for review first.",
  "video-not-found": "This video is not there, or not for everybody. Choose a thumbnail of your own",
  "video-unreachable": "The video's provider does not answer. Try again later, or choose a thumbnail of your own",
  "not-configured": "This server does not ask video providers. Choose a thumbnail of your own",
  "checks-failed": "This email has errors. See Checks",
  "storage-full": "The server has no room left, so nothing was stored. Your administrator can make room",
  "html-too-deep": "This email holds HTML that is nested too deeply for any mail program",
  "content-too-costly": "This takes the server too long to read. Make it simpler, or try another picture",
  "name-characters": "A name may hold no line breaks and no invisible characters. Please type it anew",
  "plan-required": "Not enabled in your plan",
  "block-locked": "Blocks that are locked were changed, so nothing was saved",
  "lock-released": "You were unlocked meanwhile, so nothing was saved. Open the template again, or save a copy",
});
