import { joinModules } from '../../platform/module/joinModules.ts';
import { activityRoutes } from './activity/activityRoutes.ts';
import { assignmentModule } from './assignment/assignmentModule.ts';
import { guestPurchaseModule } from './guest-purchase/guestPurchaseRoutes.ts';
import { seasonModule } from './season/seasonModule.ts';
import { walletPassRoutes } from './wallet-pass/walletPassRoutes.ts';

/** Tokens of their holders. */
export const tokenAssignmentModule = joinModules(
  { routes: activityRoutes },
  assignmentModule,
  guestPurchaseModule,
  seasonModule,
  {
    routes: walletPassRoutes,
  },
);
