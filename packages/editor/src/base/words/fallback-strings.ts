import { defineStrings } from "@mailwright/ui";

/** What is said where there are no other words. */
export const fallbackStrings = defineStrings("editor.errors", { generic: "Something went wrong. Try again later" });
