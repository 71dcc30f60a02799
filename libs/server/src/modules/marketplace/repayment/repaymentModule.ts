import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { repaymentRoutes } from './repaymentRoutes.ts';

/** Paying again for what was won, or giving it up, after a refused card. */
export const repaymentModule = { routes: repaymentRoutes } satisfies ServerModule;
