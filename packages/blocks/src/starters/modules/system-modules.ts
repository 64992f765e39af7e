import type { Blueprint } from "@mailwright/document";
import { paintDark } from "../dark.js";
import { banners } from "./banners.js";
import { content } from "./content.js";
import { footers } from "./footers.js";
import { headers } from "./headers.js";
import { darkTones, type SystemModule } from "./module.js";
import { posts } from "./posts.js";
import { preheaders } from "./preheaders.js";
import { products } from "./products.js";

/** The ready-made sections of a new library, group by group. */
export const systemModules: readonly SystemModule[] = [
  ...headers,
  ...preheaders,
  ...banners,
  ...content,
  ...posts,
  ...products,
  ...footers,
].map((module) => ({ ...module, block: paintDark(withAir(module.block), darkTones) }));

/** Lines far enough from each other also in an email whose General settings are as they come. */
function withAir(block: Blueprint): Blueprint {
  const props = block.type === "text" ? { lineHeight: "150%", ...block.props } : block.props;
  return { ...block, ...(props && { props }), ...(block.children && { children: block.children.map(withAir) }) };
}
