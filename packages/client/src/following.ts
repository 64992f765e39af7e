export type { FollowingPace } from "./follow/follow.js";
export { type FollowSessionOptions, followSession } from "./follow/follow-session.js";
export { type FollowOptions, followTemplate, getTemplateState } from "./follow/follow-template.js";
export { pagePace } from "./follow/page-pace.js";
