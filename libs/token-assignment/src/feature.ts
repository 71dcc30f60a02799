import type { Feature } from '@foyer/api-client';
import { EntrySecretsWatcher } from './EntrySecretsWatcher.tsx';
import { namespaces } from './messages/namespaces.ts';
import { tokenAssignmentRoutes } from './routes.ts';

/** Pages of a fan's {product} and requests. */
export const tokenAssignmentFeature: Feature = {
  routes: tokenAssignmentRoutes,
  namespaces,
  watchers: [EntrySecretsWatcher],
};
