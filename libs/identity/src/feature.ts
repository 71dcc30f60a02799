import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { identityRoutes } from './routes.ts';
import { sessionSlice } from './session/identitySlice.ts';

/** Session, log-in and profile. */
export const identityFeature: Feature = {
  routes: identityRoutes,
  namespaces,
  slices: ({ tokens }) => [sessionSlice(tokens)],
};
