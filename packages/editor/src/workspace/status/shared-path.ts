/** Where shared templates are listed. */
export const sharedPath = "/?status=shared";
