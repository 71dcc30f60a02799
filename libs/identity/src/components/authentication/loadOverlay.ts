/** Forms and their fields come when somebody wants in; a page that only shows an event never pays for them. */
export const loadOverlay = async () => (await import('./AuthenticationOverlay.tsx')).AuthenticationOverlay;

/** Begins to load the way in, when a pointer or the focus comes near it; what fails now is tried again when it opens. */
export const preloadOverlay = (): void => void loadOverlay().catch(() => undefined);

/** What keeps the profile fresh and shows the way in: no page waits for it. */
export const loadAuthenticationHost = async () =>
  (await import('./AuthenticationHost.tsx')).AuthenticationHost;
