/** The root has nothing of its own: what concerns the whole email is in General settings. */
export const rootProps = {};
