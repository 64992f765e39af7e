/** How many days an address that is given away may work. */
export const shareLinkDays = [1, 7, 30, 90] as const;
export type ShareLinkDays = (typeof shareLinkDays)[number];
export const shareLinkDaysInitial = 30 satisfies ShareLinkDays;
export const reviewLinkDaysInitial = 7 satisfies ShareLinkDays;
export const reviewPasswordMinLength = 6;
export const guestNameMaxLength = 80;
/** What guests may write by one review link, and on one template by all of them. */
export const guestCommentsPerLinkMax = 200;
export const guestCommentsPerTemplateMax = 500;
