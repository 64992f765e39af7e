import { defineStrings } from "@mailwright/ui";

/** What an import says of the parts of an email, and of its source. */
export const importReportStrings = defineStrings("views.import-report", {
  part: "Part {number}",
  form: "Form of {part}",
  native: "Blocks",
  raw: "As written",
  onlyNative: "Blocks, exactly as they were",
  onlyBlocks: "Can only be blocks",
  onlyRaw: "Stays as it was written",
  noProblems: "Nothing to note.",
  line: "Line {line}",
  moreLines: { one: "and {count} more", other: "and {count} more" },
  showLine: "Show in the code",
  times: "{times} ×",
  andMore: "{shown} and {count} more",
  "reason.overlap": "Things lie over each other",
  "reason.too-deep": "Columns inside columns inside columns",
  "reason.too-many-columns": "More columns than a section has",
  "reason.form": "Holds a form, whose fields no email can send: they are left out",
  "reason.embedded": "Holds a drawing, a video or a frame",
  "reason.logic": "Template tags stand around rows or cells",
  "reason.picture": "A picture that is stretched, or has no address",
  "reason.loses-content": "Blocks would lose some of its content",
  "reason.differs": "Blocks would look different on a desktop",
  "reason.differs-on-phone": "Blocks would look different on a phone",
  "reason.order": "On a phone its parts come in an order that no columns have",
  "reason.too-long": "As written it would be longer than a code block holds (100,000 characters)",
  "reason.unreadable": "No block is like it",
  "problem.unclosed-tag":
    "A tag is not closed: {detail}. It was closed where what it stands in ends. Close it in the code where that is the wrong place",
  "problem.stray-close-tag": "A closing tag without its beginning: {detail}. It changes nothing; take it out of the code to be sure",
  "problem.unclosed-comment": "A comment is not closed, and hides what stands behind it. Close it in the code",
  "problem.second-root": "A second root element was passed over: {detail}. Import it by itself where you need it",
  "problem.too-deep": "Nested too deep: {detail}. What stood there follows its parent; look at its place after the import",
  "problem.include-refused": "Another file is not taken in (mj-include). Put its code in its place before you import.",
  "problem.kept-as-source": "Stays as it was written, and can be edited as code: {detail}",
  "problem.attribute-dropped": "Left out, because no block has it: {detail}. Where both pictures look the same there is nothing to do",
  "problem.value-changed": "Put to the nearest value that is allowed: {detail}. Look at these blocks after the import",
  "problem.wrapper-merged":
    "The rows of several wrappers joined one page. Where a wrapper had a ground of its own, give it to its sections",
  "problem.style-dropped": "Styles were left out: {detail}. What they say for phones or the dark can be set at the blocks",
  "problem.layout-empty": "Nothing that shows was found",
  "problem.layout-too-large": "Too large to be read in parts; it stays in one piece. Import it in several pieces to get blocks",
  "problem.layout-too-slow": "Reading took too long; what was not looked at stays as it was written",
  "problem.layout-stopped": "Reading was stopped",
  "problem.layout-failed": "It could not be laid out; it stays in one piece, which you can edit as code",
  "problem.pictures-not-loaded":
    "Pictures that could not be loaded here: {detail}. They are kept, as wide as is written, as is allowed, or as their column. Look at their widths after the import.",
  "problem.not-for-phones":
    "This email is as wide on a phone as on a desktop, so it does not say how it should look there. Its blocks have less room at their sides on phones, and columns stand below each other. Look at it at the width of a phone.",
  "problem.address-without-page":
    "Pictures and links without a full address: {detail}. Go back to the code and give the address of its page, or nobody will see them.",
  "problem.design-of": "Read as a design of {detail}. Look through the parts: what that editor draws in its own way may differ a little.",
  "problem.design-kept": "No block is like this part of the design; its words, links and pictures are in a code block: {detail}",
  "problem.design-changed":
    "Columns inside columns stand below each other now: {detail}. Put them in a section of their own where you need them.",
  "problem.design-left-out": "Left out, because an email here has nothing like it: {detail}. Add it by hand where you need it.",
  "problem.tags-translated": "Merge tags of other providers that became those of this editor: {detail}",
  "problem.tags-kept":
    "Merge tags that have no twin here stay as they were written: {detail}. They work only with the provider that they are from.",
  "problem.active-content-dropped": "Left out, because an email runs nothing: {detail}",
  "problem.picture-not-stored":
    "Pictures that could not be stored in your library, and that nobody will see: {detail}. Put others in their place after the import.",
  "problem.address-without-file":
    "Pictures and links without a full address: {detail}. Import the email together with its pictures, or give full addresses after the import, or nobody will see them.",
  "problem.other": "{detail}",
});

type Key = keyof typeof importReportStrings.messages;

/** What is remarked on a source, as far as there are words for it. */
export type ImportProblemCode = Key extends infer K ? (K extends `problem.${infer Code}` ? Code : never) : never;
/** What speaks against making blocks of a part. */
export type ImportReason = Key extends infer K ? (K extends `reason.${infer Code}` ? Code : never) : never;

const knows = (key: string): key is Key => Object.hasOwn(importReportStrings.messages, key);

/** The code of a remark that a server sends; `other` where it is newer than these words. */
export function problemCodeOf(code: string): ImportProblemCode {
  return isProblemCode(code) ? code : "other";
}

const isProblemCode = (code: string): code is ImportProblemCode => knows(`problem.${code}`);

/** Are there words for this reason? */
export function isImportReason(code: string): code is ImportReason {
  return knows(`reason.${code}`);
}
