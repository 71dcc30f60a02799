import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inventoryPackageRoutes } from './inventoryPackageRoutes.ts';

/** Packages on sale. */
export const inventoryPackageModule = { routes: inventoryPackageRoutes } satisfies ServerModule;
