import { defineBlock, linkAddress } from "@mailwright/document";
import { videoStrings } from "./strings.js";
import { compileVideo, videoIcon, videoPanel, videoProps } from "./video.js";
import { parseVideoAddress } from "./video-address.js";
import { videoAlt } from "./video-alt.js";

/** A video as a picture with a play button on it, which leads to the video: clients play none themselves. */
export const video = defineBlock({
  type: "video",
  accepts: "nothing",
  props: videoProps,
  panel: videoPanel,
  strings: videoStrings,
  icon: videoIcon,
  compile: compileVideo,
  resizable: { by: "corners", prop: "width", selector: "img" },
  label: videoAlt,
  text: (values) => {
    const address = linkAddress({ kind: "web", value: values.url });
    return address === "" ? "" : `${videoAlt(values)} [${address}]`;
  },
  pictures: [
    {
      kind: "video",
      prop: "picture",
      request: ({ url, thumbnail, playButton }) => {
        const video = parseVideoAddress(url);
        return video && { kind: "video", ...video, thumbnail, playButton };
      },
    },
  ],
  faults: ({ url }) => ({ url: url.trim() !== "" && !parseVideoAddress(url) ? "invalidUrl" : undefined }),
  read: async () => (await import("./read.js")).readVideo,
  unseen: { type: true },
});
