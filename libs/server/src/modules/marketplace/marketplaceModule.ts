import type { Invariant } from '../../platform/database/invariants.ts';
import { joinModules } from '../../platform/module/joinModules.ts';
import { artPlugin } from './art/artPlugin.ts';
import { calendarPlugin } from './calendar/calendarPlugin.ts';
import { customEventPageModule } from './custom-event-page/customEventPageRoutes.ts';
import { auctionModule } from './auction/auctionModule.ts';
import { clientAuctionModule } from './client-auction/clientAuctionRoutes.ts';
import { clientDrawModule } from './client-draw/clientDrawRoutes.ts';
import { drawModule } from './draw/drawModule.ts';
import { followModule } from './follow/followModule.ts';
import { inventoryPackageModule } from './inventory-package/inventoryPackageRoutes.ts';
import { offerGroupModule } from './offer-group/offerGroupRoutes.ts';
import { marketOfferModule } from './market-offer/marketOfferModule.ts';
import { marketplaceRoutes } from './marketplaceRoutes.ts';
import { marketplacePages } from './page/marketplacePages.ts';
import { priceAlertModule } from './price-alert/priceAlertRoutes.ts';
import { repaymentModule } from './repayment/repaymentRoutes.ts';
import { searchSuggestionModule } from './search-suggestion/searchSuggestionRoutes.ts';
import { secondaryListingModule } from './secondary-listing/secondaryListingModule.ts';
import { upgradeModule } from './upgrade/upgradeModule.ts';
import { waitListModule } from './wait-list/waitListModule.ts';
import { waitingRoomModule } from './waiting-room/waitingRoomRoutes.ts';

/** Invariants of everything on sale, for all writers [DS-06]. */
const marketplaceInvariants: readonly Invariant[] = [
  {
    name: 'seats belong to items that are seated',
    sql: `select s.event_id, s.inventory_item_id from event_seat s
          join inventory_item i using (event_id, inventory_item_id)
          where i.seating <> 'seated' group by s.event_id, s.inventory_item_id`,
  },
  {
    name: 'a seat that somebody may buy has a price',
    sql: `select s.event_id, s.inventory_item_id from event_seat s
          where s.state = 'available' and not exists (
            select from offer_group o
            where o.event_id = s.event_id and o.inventory_item_id = s.inventory_item_id)
          group by s.event_id, s.inventory_item_id`,
  },
  {
    name: 'two seats of a row are never at the same place',
    sql: `select event_id, section_code, row_label, adjacency_index from event_seat
          group by event_id, section_code, row_label, adjacency_index having count(*) > 1`,
  },
  {
    name: 'the lowest price of an event is not above its highest',
    sql: 'select event_id from event where price_from > price_to',
  },
  {
    name: 'every window of an event that is sold at fixed prices has something to sell',
    sql: `select m.event_id, m.marketplace_id from marketplace m
          join event e using (event_id)
          where m.type = 'purchase' and e.published and not exists (
            select from offer_group o where o.event_id = m.event_id and o.marketplace_id = m.marketplace_id)`,
  },
];

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
  marketOfferModule,
  priceAlertModule,
  upgradeModule,
);
