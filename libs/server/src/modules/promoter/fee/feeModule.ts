import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { feeRoutes } from './feeRoutes.ts';

/** Fees of an event, as its organiser sets them. */
export const feeModule = { routes: feeRoutes } satisfies ServerModule;
