import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { saleLinkRoutes } from './saleLinkRoutes.ts';

/** What guests do with the links of promoters. */
export const saleLinkModule = { routes: saleLinkRoutes } satisfies ServerModule;
