/** Loads the authentication host after the first render; no page waits for it. */
export const loadAuthenticationHost = async () =>
  (await import('./AuthenticationHost.tsx')).AuthenticationHost;
