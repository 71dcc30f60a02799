import type { ServerModule } from '../../platform/module/serverModule.ts';
import { artPlugin } from './art/artPlugin.ts';
import { marketplaceInvariants } from './marketplaceInvariants.ts';
import { marketplaceRoutes } from './marketplaceRoutes.ts';
import { marketplacePages } from './page/marketplacePages.ts';

/** Events, offers and seats on sale. */
export const marketplaceModule = {
  routes: marketplaceRoutes,
  plugins: [artPlugin],
  pages: [marketplacePages],
  invariants: marketplaceInvariants,
} satisfies ServerModule;
