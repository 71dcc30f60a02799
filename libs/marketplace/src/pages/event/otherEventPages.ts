/** Pages of an event besides its own that share most of its code, as one file. */
export { AdPage } from './AdPage.tsx';
export { CustomEventPage } from './CustomEventPage.tsx';
export { SeatSelectionPage } from '../auction/seat-selection/SeatSelectionPage.tsx';
export { PreviewPage } from './PreviewPage.tsx';
