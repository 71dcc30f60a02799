import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { streamingRoutes } from './routes.ts';

/** Watching of streams. */
export const streamingFeature: Feature = { routes: streamingRoutes, namespaces };
