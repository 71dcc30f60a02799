/** What keeps the profile fresh and shows the way in: no page waits for it. */
export const loadAuthenticationHost = async () =>
  (await import('./AuthenticationHost.tsx')).AuthenticationHost;
