import { implement, route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { roomGuard } from '../../../sale/waiting-room/roomGuard.ts';
import { codeGuard } from '../answers/codeGuard.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { getInventoryPackage, listInventoryPackages } from './inventoryPackageService.ts';

const inventoryPackageRoutes = implement({
  listInventoryPackages: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, body }) =>
    listInventoryPackages(platform.database.query, body, { scope: site, locale }),
  ),
  getInventoryPackage: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, query }) =>
    getInventoryPackage(platform.database.query, query, { scope: site, locale }),
  ),
});

/** Packages on sale. */
export const inventoryPackageModule = { routes: inventoryPackageRoutes } satisfies ServerModule;
