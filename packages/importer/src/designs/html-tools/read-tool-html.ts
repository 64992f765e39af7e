import type { Remarks } from "../design/design.js";
import { createTagCount, translateTags } from "../tags/translate-tags.js";
import { inkyHtml, isInky } from "./inky-html.js";

/** HTML that a tool wrote, or that it still has to write, as the page that it means. */
interface ToolHtml {
  readonly maker: string;
  readonly source: string;
}

interface Tool {
  readonly maker: string;
  readonly isIn: (source: string) => boolean;
  readonly read: (source: string) => string;
}

const tools: readonly Tool[] = [
  { maker: "Foundation for Emails", isIn: isInky, read: inkyHtml },
  {
    maker: "Mailchimp",
    isIn: (source) => /\smc:(?:edit|repeatable|hideable|variant)\b|\bclass="[^"]*\bmc(?:nTextBlock|eText)/.test(source),
    // The marks of the areas that an editor may change, in attributes and in comments of the styles.
    read: (source) => source.replace(/\smc:[a-z]+(?:="[^"<>]*"|='[^'<>]*')?/gi, "").replace(/\/\*@[^*]*\*\//g, ""),
  },
  {
    maker: "Stripo",
    isIn: (source) => /\bclass="[^"]*\besd-(?:structure|stripe|block-)/.test(source),
    // Classes and attributes of the editor say nothing of the look; those that begin with `es-` do.
    read: (source) =>
      source
        .replace(/\sesd(?:ev)?-[\w-]+="[^"<>]*"/gi, "")
        .replace(
          /(\sclass=")([^"<>]*)"/gi,
          (_, start: string, names: string) => `${start}${names.replace(/\besd-[\w-]+\s*/g, "").trim()}"`,
        ),
  },
  {
    maker: "React Email",
    isIn: (source) => /__react-email-|<!--\/?\$-->/.test(source),
    // Between two pieces of a text stands an empty comment.
    read: (source) => source.replace(/<!--(?:\/?\$| |)-->/g, ""),
  },
];

/** HTML of a tool that is known here. Merge tags of Mailchimp become ours. */
export function readToolHtml(source: string, remarks: Remarks): ToolHtml | undefined {
  const tool = /<[a-z!]/i.test(source.slice(0, 5000)) ? tools.find(({ isIn }) => isIn(source)) : undefined;
  if (!tool) return undefined;
  const count = createTagCount();
  const html = tool.read(source);
  const translated = tool.maker === "Mailchimp" ? translateTags(html, count) : html;
  if (count.translated > 0) remarks.add("tags-translated", String(count.translated));
  if (count.kept.size > 0) remarks.add("tags-kept", [...count.kept].slice(0, 5).join(" "));
  return { maker: tool.maker, source: translated };
}

/** Is this the source of a Maizzle email, whose styles are only there when it has been built? */
export function isUnbuilt(source: string): boolean {
  return /<x-main[\s>]|<extends\s+src=/i.test(source);
}
