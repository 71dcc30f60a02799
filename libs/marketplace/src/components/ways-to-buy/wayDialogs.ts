/** Overlays about the ways of an event, as one file: few fans open either. */
export { BuyNowSheet } from './BuyNowSheet.tsx';
export { WhichWayDialog } from './WhichWayDialog.tsx';
