import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { customEventPageRoutes } from './customEventPageRoutes.ts';

/** Pages of events at addresses and with words of their organisers. */
export const customEventPageModule = {
  routes: customEventPageRoutes,
  tables: { customEventPage: 'noPersons' },
} satisfies ServerModule;
