import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { clientDrawRoutes } from './clientDrawRoutes.ts';

/** Draws as their organisers run them. */
export const clientDrawModule = { routes: clientDrawRoutes } satisfies ServerModule;
