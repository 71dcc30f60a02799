import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { guestPurchaseKind } from './giveToGuest.ts';
import { handOverRoutes } from './handOverRoutes.ts';

/** What organisers hand over to guests. */
export const handOverModule = {
  routes: handOverRoutes,
  commitmentKinds: [guestPurchaseKind],
} satisfies ServerModule;
