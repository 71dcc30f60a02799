import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { repaymentRoutes } from './repaymentRoutes.ts';

/** Paying for a win with another card after a refusal, or giving it up. */
export const repaymentModule = { routes: repaymentRoutes } satisfies ServerModule;
