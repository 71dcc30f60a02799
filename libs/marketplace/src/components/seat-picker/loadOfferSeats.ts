/** Loads the seats of an offer, with the virtualisation of their list, on demand. */
export const loadOfferSeats = async () => (await import('./OfferSeats.tsx')).OfferSeats;

/** Preloads them; a failure is ignored, since opening them tries again. */
export const preloadOfferSeats = (): void => void loadOfferSeats().catch(() => undefined);
