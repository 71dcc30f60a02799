import type { EventPage } from '@foyer/contract';
import { neverChanges } from '../../platform/http/answers/caching.ts';
import { implement, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { withUnpublished } from '../../sale/event/eventScope.ts';
import { roomGuard } from '../../sale/waiting-room/roomGuard.ts';
import { codeGuard } from './answers/codeGuard.ts';
import { fittingItems, fittingProfile } from './answers/fittingItems.ts';
import { sharedAnswer, sharedForStrangers } from './answers/sharedAnswer.ts';
import { withOfferFigures } from './auction/market/listedFigures.ts';
import { listEvents } from './event/eventListService.ts';
import { getEventProfile, listCarousel } from './event/eventProfileService.ts';
import { listAvailableSections, listOfferGroups } from './offer/offerService.ts';
import { findBestSeats } from './seat/bestSeatsService.ts';
import { getSeatChart, listSeatCharts } from './seat/chartService.ts';
import { listSeatsForSections } from './seat/seatStateService.ts';

/** Contract's maximum length of a list of offers. */
const seesResale = ({ config }: Platform): boolean => config.abilities.includes('resale');
const mostOffers = 1000;

/** Leaves out events that break the contract, from the page and from its count. */
function fittingPage(platform: Platform, page: EventPage): EventPage {
  const events = fittingItems(platform, 'EventSummary', page.events);
  return { ...page, events, total: page.total - (page.events.length - events.length) };
}

/** Public queries of catalogue and stock; on a white-label site, only of its own organiser. */
export const marketplaceRoutes = implement({
  getEventProfile: route(codeGuard, sharedAnswer, async ({ platform, site, locale, query }) => {
    const texts = platform.texts.forSite(site);
    return fittingProfile(
      platform,
      await getEventProfile(platform.database.query, query, { scope: site, locale, texts }),
    );
  }),
  previewEvent: async ({ platform, site, locale, query }) => {
    const texts = platform.texts.forSite(site);
    const scope = withUnpublished(site);
    return fittingProfile(
      platform,
      await getEventProfile(platform.database.query, query, { scope, locale, texts }),
    );
  },
  previewOfferGroups: async ({ platform, site, locale, query }) => {
    const scope = withUnpublished(site);
    const list = await listOfferGroups(platform.database.query, query, { scope, locale });
    return {
      ...list,
      offerGroups: fittingItems(platform, 'OfferGroup', list.offerGroups, { most: mostOffers }),
    };
  },
  listEvents: route(sharedAnswer, async ({ platform, site, locale, query }) =>
    fittingPage(platform, await listEvents(platform.database.query, query, { scope: site, locale })),
  ),
  listEventsByTag: route(sharedAnswer, async ({ platform, site, locale, body: { tags, ...query } }) => {
    const list = { ...query, genres: tags };
    return fittingPage(platform, await listEvents(platform.database.query, list, { scope: site, locale }));
  }),
  listCarousel: route(sharedAnswer, async ({ platform, site, locale }) => {
    const { events } = await listCarousel(platform.database.query, { scope: site, locale });
    return { events: fittingItems(platform, 'EventSummary', events) };
  }),
  getSeatChart: route(sharedAnswer, async ({ platform, site, query, serialise }) => {
    const chart = await getSeatChart(platform.database.query, query, site);
    const isNamed = query.seatChartId === chart.seatChartId && query.version === chart.version;
    return isNamed ? neverChanges(serialise(chart)) : chart;
  }),
  listOfferGroups: route(roomGuard, codeGuard, sharedAnswer, async ({ platform, site, locale, body }) => {
    const viewer = { scope: site, locale, seesResale: seesResale(platform) };
    const listed = await listOfferGroups(platform.database.query, body, viewer);
    const list = await withOfferFigures(listed, body, { platform, ...viewer });
    return {
      ...list,
      offerGroups: fittingItems(platform, 'OfferGroup', list.offerGroups, { most: mostOffers }),
    };
  }),
  listAvailableSections: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, body }) =>
    listAvailableSections(platform.database.query, body, {
      ...{ scope: site, locale },
      seesResale: seesResale(platform),
    }),
  ),
  listSeatCharts: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, body }) =>
    listSeatCharts(platform.database.query, body, {
      ...{ scope: site, locale },
      seesResale: seesResale(platform),
    }),
  ),
  findBestSeats: route(roomGuard, codeGuard, ({ platform, site, locale, query }) =>
    findBestSeats(platform.database.query, query, { scope: site, locale }),
  ),
  listSeatsForSections: route(
    roomGuard,
    codeGuard,
    sharedForStrangers,
    ({ platform, site, locale, query, actor }) =>
      listSeatsForSections(platform, query, { scope: site, locale, userId: actor?.userId }),
  ),
});
