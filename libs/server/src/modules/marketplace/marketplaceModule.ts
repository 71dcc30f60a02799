import { joinModules } from '../../platform/module/joinModules.ts';
import { artPlugin } from './art/artPlugin.ts';
import { calendarPlugin } from './calendar/calendarPlugin.ts';
import { customEventPageModule } from './custom-event-page/customEventPageModule.ts';
import { auctionModule } from './auction/auctionModule.ts';
import { clientAuctionModule } from './client-auction/clientAuctionModule.ts';
import { clientDrawModule } from './client-draw/clientDrawModule.ts';
import { drawModule } from './draw/drawModule.ts';
import { followModule } from './follow/followModule.ts';
import { marketplaceInvariants } from './marketplaceInvariants.ts';
import { inventoryPackageModule } from './inventory-package/inventoryPackageModule.ts';
import { offerGroupModule } from './offer-group/offerGroupModule.ts';
import { marketplaceRoutes } from './marketplaceRoutes.ts';
import { marketplacePages } from './page/marketplacePages.ts';
import { priceAlertModule } from './price-alert/priceAlertModule.ts';
import { repaymentModule } from './repayment/repaymentModule.ts';
import { searchSuggestionModule } from './search-suggestion/searchSuggestionModule.ts';
import { secondaryListingModule } from './secondary-listing/secondaryListingModule.ts';
import { waitListModule } from './wait-list/waitListModule.ts';
import { waitingRoomModule } from './waiting-room/waitingRoomModule.ts';

/** Events, offers and seats on sale. */
export const marketplaceModule = joinModules(
  {
    routes: marketplaceRoutes,
    plugins: [artPlugin, calendarPlugin],
    pages: [marketplacePages],
    invariants: marketplaceInvariants,
  },
  searchSuggestionModule,
  offerGroupModule,
  customEventPageModule,
  inventoryPackageModule,
  followModule,
  waitingRoomModule,
  waitListModule,
  auctionModule,
  clientAuctionModule,
  drawModule,
  clientDrawModule,
  repaymentModule,
  secondaryListingModule,
  priceAlertModule,
);
