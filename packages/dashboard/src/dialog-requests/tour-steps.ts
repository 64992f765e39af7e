/** The steps of the tour, in their order. */
export const tourSteps = [1, 2, 3] as const;
export type TourStep = (typeof tourSteps)[number];
