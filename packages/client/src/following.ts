export type { FollowingPace } from "./follow.js";
export { type FollowSessionOptions, followSession } from "./follow-session.js";
export { type FollowOptions, followTemplate, getTemplateState } from "./follow-template.js";
export { pagePace } from "./page-pace.js";
