import type { components } from "./api.gen.js";

type Schemas = components["schemas"];

/** What somebody did with a template, once or several times in a row. */
export type ActivityEntry = Schemas["ActivityEntry"];
export type ActivityGroup = Schemas["ActivityGroup"];
export type Asset = Schemas["Asset"];
export type BlockFault = Schemas["BlockFault"];
export type BulkRefusal = Schemas["BulkRefusal"];
export type BulkResult = Schemas["BulkResult"];
export type Category = Schemas["Category"];
export type CategoryChange = Schemas["CategoryChange"];
export type CategoryDraft = Schemas["CategoryDraft"];
/** A comment on a block or an email, or a reply to one. */
export type Comment = Schemas["Comment"];
export type CommentAnchor = Schemas["CommentAnchor"];
export type DemoUser = Schemas["DemoUser"];
/** Why a destination did not take an email. */
export type DestinationFailure = Schemas["DestinationFailure"];
export type Person = Schemas["Person"];
/** How much a person owns, by kind. */
export type OwnedCounts = Schemas["OwnedCounts"];
export type PersonChange = Schemas["PersonChange"];
export type Invitation = Schemas["Invitation"];
export type InvitationRequest = Schemas["InvitationRequest"];
export type Failure = Schemas["Failure"];
export type FieldFault = Schemas["FieldFault"];
export type InboxMail = Schemas["InboxMail"];
export type InboxMailDetail = Schemas["InboxMailDetail"];
export type InboxPage = Schemas["InboxPage"];
export type Note = Schemas["Note"];
/** An address of the shared view that was given away, as its owner sees it. */
export type ShareLinkUse = Schemas["ShareLinkUse"];
/** A file that a link leads to. */
export type StoredFile = Schemas["StoredFile"];
/** How a picture was made of another one. */
export type AssetEdit = Schemas["AssetEdit"];
export type Principal = Schemas["Principal"];
export type SearchCriterion = Schemas["SearchCriterion"];
/** What a stream about the signed-in person tells. */
export type SessionEvent = Schemas["SessionEvent"];
export type Session = Schemas["Session"];
export type Review = Schemas["Review"];
export type ReviewComment = Schemas["ReviewComment"];
export type ReviewCommentDraft = Schemas["ReviewCommentDraft"];
export type ReviewText = Schemas["ReviewText"];
export type ReviewLinkDraft = Schemas["ReviewLinkDraft"];
export type ShareLink = Schemas["ShareLink"];
export type Template = Schemas["Template"];
export type TemplateBody = Schemas["TemplateBody"];
export type TemplateBodyChange = Schemas["TemplateBodyChange"];
export type TemplateCategory = Schemas["TemplateCategory"];
export type TemplateChange = Schemas["TemplateChange"];
/** What a stream of a template's changes tells: what was done, or `state` where that is not known. */
export type TemplateChangeKind = Schemas["TemplateEvent"]["kind"];
export type TemplateEvent = Schemas["TemplateEvent"];
export type TemplateState = Schemas["TemplateState"];
export type TemplateConflict = Schemas["TemplateConflict"];
export type TemplateCounts = Schemas["TemplateCounts"];
export type TemplateDraft = Schemas["TemplateDraft"];
export type TemplatePage = Schemas["TemplatePage"];
export type TemplateSearch = Schemas["TemplateSearch"];
export type TemplateSummary = Schemas["TemplateSummary"];
/** What is settled for a whole workspace. */
export type WorkspaceSettings = Schemas["WorkspaceSettings"];
export type TooLarge = Schemas["TooLarge"];
export type UserSettings = Schemas["UserSettings"];
export type Version = Schemas["Version"];
export type VersionAuthor = Schemas["VersionAuthor"];
export type VersionDetail = Schemas["VersionDetail"];
