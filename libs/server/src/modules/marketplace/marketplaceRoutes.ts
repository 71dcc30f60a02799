import { neverChanges } from '../../http/caching.ts';
import { implement } from '../../http/implement.ts';
import { route } from '../../http/route.ts';
import { sharedAnswer, sharedForStrangers } from './answers/sharedAnswer.ts';
import { listEvents } from './event/eventListService.ts';
import { getEventProfile, listCarousel } from './event/eventProfileService.ts';
import { listAvailableSections, listOfferGroups } from './offer/offerService.ts';
import { findBestSeats } from './seat/bestSeatsService.ts';
import { getSeatChart } from './seat/chartService.ts';
import { listSeatsForSections } from './seat/seatStateService.ts';

/** Reading what is on sale; on a white-label site its own organiser's alone. */
export const marketplaceRoutes = implement({
  getEventProfile: route(sharedAnswer, ({ platform, site, locale, query }) =>
    getEventProfile(platform.database.query, query, { scope: site, locale, texts: platform.texts }),
  ),
  listEvents: route(sharedAnswer, ({ platform, site, locale, query }) =>
    listEvents(platform.database.query, query, { scope: site, locale }),
  ),
  listCarousel: route(sharedAnswer, ({ platform, site, locale }) =>
    listCarousel(platform.database.query, { scope: site, locale }),
  ),
  getSeatChart: route(sharedAnswer, async ({ platform, site, query, serialise }) => {
    const chart = await getSeatChart(platform.database.query, query, site);
    const isNamed = query.seatChartId === chart.seatChartId && query.version === chart.version;
    return isNamed ? neverChanges(serialise(chart)) : chart;
  }),
  listOfferGroups: route(sharedAnswer, ({ platform, site, locale, body }) =>
    listOfferGroups(platform.database.query, body, { scope: site, locale }),
  ),
  listAvailableSections: route(sharedAnswer, ({ platform, site, locale, body }) =>
    listAvailableSections(platform.database.query, body, { scope: site, locale }),
  ),
  findBestSeats: ({ platform, site, query }) => findBestSeats(platform.database.query, query, site),
  listSeatsForSections: route(sharedForStrangers, ({ platform, site, locale, query, actor }) =>
    listSeatsForSections(platform.database.query, query, { scope: site, locale, userId: actor?.userId }),
  ),
});
