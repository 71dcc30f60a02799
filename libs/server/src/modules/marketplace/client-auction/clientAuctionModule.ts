import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { clientAuctionRoutes } from './clientAuctionRoutes.ts';

/** Auctions for their organisers. */
export const clientAuctionModule = { routes: clientAuctionRoutes } satisfies ServerModule;
