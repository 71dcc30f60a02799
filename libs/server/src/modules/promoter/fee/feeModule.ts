import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { feeRoutes } from './feeRoutes.ts';

/** Fees of an event, set by its organiser. */
export const feeModule = { routes: feeRoutes } satisfies ServerModule;
