import { defineStrings } from "@mailwright/ui";

/** How far a limit is used up; `near` while there is some left, `full` at its end. */
export const quotaStrings = defineStrings("views.quotas", {
  "templates-near": "{used} of {limit} templates are used.",
  "templates-full": "All {limit} templates are used. Delete some forever to make new ones.",
  "pictures-near": "{used} of {limit} pictures are used.",
  "pictures-full": "All {limit} pictures are used. Delete some to upload new ones.",
  "bytes-near": "{used} of {limit} of storage are used.",
  "bytes-full": "All {limit} of storage are used. Delete templates, modules or pictures to make room.",
  "modules-near": "{used} of {limit} modules are used.",
  "modules-full": "All {limit} modules are used. Delete some to save new ones.",
  "mails-near": "{used} of today's {limit} emails are sent.",
  "mails-full": "All of today's {limit} emails are sent. Go on tomorrow.",
  "generated-near": "{used} of today's {limit} AI images are made.",
  "generated-full": "All of today's {limit} AI images are made. Go on tomorrow.",
  "screenshots-near": "{used} of today's {limit} screenshots are taken.",
  "screenshots-full": "All of today's {limit} screenshots are taken. Go on tomorrow.",
  workspace: "Your workspace: {words}",
});
