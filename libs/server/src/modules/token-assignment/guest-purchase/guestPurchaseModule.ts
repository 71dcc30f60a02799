import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { guestPurchaseRoutes } from './guestPurchaseRoutes.ts';

/** What guests of promoters and organisers buy by link. */
export const guestPurchaseModule = { routes: guestPurchaseRoutes } satisfies ServerModule;
