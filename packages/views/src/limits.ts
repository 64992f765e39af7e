export { QuotaLine, type QuotaLineProps } from "./quota/quota-line.js";
export { sayQuota } from "./quota/say-quota.js";
export { useQuotaWords } from "./quota/use-quota-words.js";
