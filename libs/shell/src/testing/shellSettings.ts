import { sessionSlice } from '@foyer/identity';
import { librarySettings } from '@foyer/testing';

/** Namespaces of the shell and the account. */
export const shellNamespaces = ['shell', 'consent', 'debug', 'identity'];

/** Noon of January 1, 2027, in New York. */
export const shellTime = Date.UTC(2027, 0, 1, 17);

/** Stage with the texts and session that an app's frame needs. */
export const shellSettings = librarySettings({
  namespaces: shellNamespaces,
  slices: (tokens) => [sessionSlice(tokens)],
  now: () => shellTime,
});
