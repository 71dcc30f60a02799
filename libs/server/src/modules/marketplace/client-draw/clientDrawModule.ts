import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { clientDrawRoutes } from './clientDrawRoutes.ts';

/** Draws for their organisers. */
export const clientDrawModule = { routes: clientDrawRoutes } satisfies ServerModule;
