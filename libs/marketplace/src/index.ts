export { framedEventFeature, marketplaceFeature } from './feature.ts';
export {
  pickSlice,
  pickCleared,
  quantityChosen,
  seatsReplaced,
  seatToggled,
} from './model/pick/pickSlice.ts';
export type { EventPick, PickLine, PickState } from './model/pick/pickSlice.ts';
export { EventCard } from './components/event/EventCard.tsx';
export { EventGrid, EventGridSkeleton } from './components/event/EventGrid.tsx';
export { EventStatePill } from './components/event/EventStatePill.tsx';
export { SeatStage } from './components/seat-picker/SeatStage.tsx';
export { PickedSeats } from './components/pick/PickedSeats.tsx';
export { pickedSeats } from './model/pick/pickedSeats.ts';
