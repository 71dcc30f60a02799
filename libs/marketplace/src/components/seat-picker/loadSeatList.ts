/** The list and what keeps long lists short come when somebody wants the list. */
export const loadSeatList = async () => (await import('./seatListing.ts')).SeatList;

/** Begins to load the list before it is wanted; what fails now is tried again then. */
export const preloadSeatList = (): void => void loadSeatList().catch(() => undefined);
