export { type BlockStory, blockStory } from "./block-story.js";
export { EmailFrames } from "./email-frames.js";
