export { QuotaLine, type QuotaLineProps } from "./quota/quota-line.js";
export { useQuotaWords } from "./quota/use-quota-words.js";
