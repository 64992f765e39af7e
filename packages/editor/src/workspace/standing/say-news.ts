import { createTranslator } from "@mailwright/ui";
import type { Language } from "../../base/words/say-refusal.js";
import type { StandingNews } from "./news-between.js";
import { newsStrings } from "./news-strings.js";

/** Says what somebody else did. */
export function sayNews(news: StandingNews, language: Language): string {
  return createTranslator(newsStrings, language)(news.kind, { name: "name" in news ? news.name : "" });
}
