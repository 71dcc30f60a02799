import { sessionSlice } from '@foyer/identity';
import { librarySettings } from '@foyer/testing';

/** Stage with this library's texts and the session. */
export const siteSettings = librarySettings({
  namespaces: ['careers', 'identity', 'legal', 'newsletter', 'shell', 'site'],
  slices: (tokens) => [sessionSlice(tokens)],
});
