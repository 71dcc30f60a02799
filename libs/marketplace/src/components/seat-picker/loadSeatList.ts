/** Loads the seat list and its virtualisation on demand. */
export const loadSeatList = async () => (await import('./seatListing.ts')).SeatList;

/** Preloads the list; a failure is ignored, since opening the list tries again. */
export const preloadSeatList = (): void => void loadSeatList().catch(() => undefined);
