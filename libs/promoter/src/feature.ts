import type { Feature } from '@foyer/api-client';
import { namespaces } from './messages/namespaces.ts';
import { promoterRoutes } from './routes.ts';

/** Pages of promoters: what they sell, new sales, and what these earned. Pages of organisers: attendees and team. */
export const promoterFeature: Feature = { routes: promoterRoutes, namespaces };
