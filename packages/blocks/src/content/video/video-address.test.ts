import { expect, test } from "vitest";
import { parseVideoAddress } from "./video-address.js";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
  ["youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s", "youtube", "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
  [" https://vimeo.com/76979871 ", "vimeo", "76979871"],
  ["https://vimeo.com/channels/staffpicks/76979871#t=1m", "vimeo", "76979871"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "vimeo", "76979871/8272103f6e"],
  ["https://player.vimeo.com/video/76979871?badge=0", "vimeo", "76979871"],
  ["https://vimeo.com/76979871/8272103f6e?share=copy", "vimeo", "76979871/8272103f6e"],
])("%s is a video of %s", (address, provider, videoId) => {
  expect(parseVideoAddress(address)).toEqual({ provider, videoId });
});

test.each([
  "",
  "https://example.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/@channel",
  "https://vimeo.com/about",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "ftp://youtu.be/dQw4w9WgXcQ",
])("%j is none", (address) => {
  expect(parseVideoAddress(address)).toBeUndefined();
});
