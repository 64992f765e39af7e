import type { Field } from "./field.js";
import { choice } from "./kinds.js";
import { labels } from "./labels.js";

/** How the regions of Zoho end in addresses. */
export const zohoDomains: Readonly<Record<string, string>> = { com: "com", eu: "eu", in: "in", au: "com.au", jp: "jp", cn: "com.cn" };

/** In which region of Zoho the account is. */
export function zohoRegion(): Field<string> {
  return choice({
    label: labels.region,
    options: [
      { value: "com", label: labels.worldwide },
      { value: "eu", label: labels.europe },
      { value: "in", label: labels.india },
      { value: "au", label: labels.australia },
      { value: "jp", label: labels.japan },
      { value: "cn", label: labels.china },
    ],
    initial: "eu",
  });
}
