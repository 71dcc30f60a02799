/** Loads the forms on demand, so that public pages don't pay for them. */
export const loadOverlay = async () => (await import('./AuthenticationOverlay.tsx')).AuthenticationOverlay;

/** Preloads the forms on hover or focus; a failure is retried when the overlay opens. */
export const preloadOverlay = (): void => void loadOverlay().catch(() => undefined);
