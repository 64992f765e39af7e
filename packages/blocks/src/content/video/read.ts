import { linkAddress, noPicture, pictureKey, type Read } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { hasPlainLink, readPictureLook } from "../../shared/read-picture.js";
import { videoProps } from "./video.js";
import { parseVideoAddress } from "./video-address.js";
import { videoAlt } from "./video-alt.js";

/** What the block calls a video whose title it knows. */
const playTitled = videoAlt({ alt: "", picture: { ...noPicture, title: "\n" } }).replace("\n", "");

/**
 * A picture that leads to a video. Which play button and which thumbnail it was made of is not in the email: the picture counts
 * as up to date, and stays as it is until somebody changes one of them.
 */
export const readVideo: Read<typeof videoProps> = (source) => {
  const url = source.tagName === "mj-image" && hasPlainLink(source) ? (source.attribute("href") ?? "") : "";
  const video = parseVideoAddress(url);
  const alt = source.attribute("alt") ?? "";
  if (!video || alt === "" || source.attribute("fluid-on-mobile") === "true" || linkAddress({ kind: "web", value: url }) !== url)
    return null;
  const request = { kind: "video", ...video, thumbnail: "", playButton: videoProps.playButton.initial } as const;
  const title = alt.startsWith(playTitled) ? alt.slice(playTitled.length) : "";
  const picture = { url: source.attribute("src") ?? "", key: pictureKey(request), ...(title !== "" && { title }) };
  return {
    props: {
      url,
      picture,
      alt: alt === videoAlt({ alt: "", picture }) ? "" : alt,
      radius: readPx(source.attribute("border-radius")) ?? 0,
      ...readPictureLook(source, videoProps.width.max),
    },
  };
};
