export { type FollowingPace, type FollowOptions, followTemplate, getTemplateState } from "./follow-template.js";
export { pagePace } from "./page-pace.js";
