import type { Feature } from '@foyer/api-client';
import { debugNamespaces } from './messages/namespaces.ts';
import { debugRoutes } from './routes.ts';

/** Debug pages of an app. */
export const debugFeature: Feature = { routes: debugRoutes, namespaces: debugNamespaces };
