export { TourCard, type TourCardProps, type TourStep } from "./tour/tour-card.js";
export { type CardRequest, type PlaceCard, usePlacedCard } from "./tour/use-placed-card.js";
export { type TargetBox, type TourTarget, useTourTarget } from "./tour/use-tour-target.js";
