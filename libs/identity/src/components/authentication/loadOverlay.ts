/** Forms and their fields come when somebody wants in; a page that only shows an event never pays for them. */
export const loadOverlay = async () => (await import('./AuthenticationOverlay.tsx')).AuthenticationOverlay;

/** Begins to load the way in, when a pointer or the focus comes near it; what fails now is tried again when it opens. */
export const preloadOverlay = (): void => void loadOverlay().catch(() => undefined);
