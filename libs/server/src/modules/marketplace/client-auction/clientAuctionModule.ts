import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { clientAuctionRoutes } from './clientAuctionRoutes.ts';

/** Auctions as their organisers run them. */
export const clientAuctionModule = { routes: clientAuctionRoutes } satisfies ServerModule;
