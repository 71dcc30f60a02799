import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inventoryRoutes } from './inventoryRoutes.ts';

/** What promoters sell, and on which terms. */
export const inventoryModule = {
  routes: inventoryRoutes,
  tables: {
    promoterCommission: { leftOut: 'terms that the organiser sets; the engagement is exported' },
  },
} satisfies ServerModule;
