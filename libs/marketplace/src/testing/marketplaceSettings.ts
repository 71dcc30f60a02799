import type { CustomEventPage } from '@foyer/contract';
import { foyerSlice } from '@foyer/api-client';
import { cartSlice } from '@foyer/cart';
import { sessionSlice } from '@foyer/identity';
import {
  buildConfiguration,
  buildEventProfile,
  cardPayment,
  librarySettings,
  onStage,
  type MockAnswers,
  type StageOptions,
  type StageSettings,
} from '@foyer/testing';
import { pickSlice, type PickState } from '../model/pick/pickSlice.ts';
import { buildArt, buildListedEvent, buildListedEvents, idOf } from './builders/buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  donation,
  floor,
  parking,
  poster,
  shirtSizes,
} from './builders/buildOffers.ts';
import {
  buildAuction,
  buildAuctionChance,
  buildAuctionCheckout,
  buildAuctionLive,
} from './builders/buildAuction.ts';
import { buildDrawCheckout, buildPublicDraw, buildStoredCard } from './builders/buildDraw.ts';
import { buildSurroundings } from './builders/buildSurroundings.ts';
import { buildTopicProfile } from './builders/buildTopics.ts';
import { buildTheatre, buildTheatreSeats, buildTheatreSections } from './builders/buildTheatre.ts';

/** Event of every mock answer. */
export const eventId = idOf(1);
/** Address of its page. */
export const eventPath = `/events/event-1/${eventId}`;
/** Friday noon in Toronto, in epoch milliseconds. */
export const storyTime = Date.UTC(2027, 0, 1, 17);
/** Mock answer that never arrives. */
export const never = () => new Promise<never>(() => undefined);
/** Mock answer of a lost network. */
export const lostNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Builds the landing page's event: seats on a map, three prices, doors and a lineup. */
export const buildProfile = (
  summary: Parameters<typeof buildListedEvent>[1] = {},
  overrides: Parameters<typeof buildEventProfile>[0] = {},
) =>
  buildEventProfile({
    summary: buildListedEvent(0, { art: buildArt(0), ...summary }),
    description:
      'Two hours of songs from the north, with a choir of forty and a sky of lamps.\n\nThere is one break of twenty minutes.',
    doorsAt: '2027-03-02T23:30:00Z',
    lineup: [
      { performerId: idOf(801), name: 'Northern Lights', genre: 'Folk', genreTag: 'folk' },
      { performerId: idOf(802), name: 'The Quiet Choir' },
    ],
    seatChartId: idOf(700),
    salesGroups: [{ salesGroupId: idOf(118), name: 'Event T-shirt', category: 'MERCHANDISE' }],
    ...overrides,
  });

/** Page with words of the organiser. */
export const customPage: CustomEventPage = {
  eventId,
  headline: 'Winter begins when the lights do',
  text: 'Two acts, one room, and nothing on the ceiling but light.\n\nCome early.',
};

const answers: MockAnswers = {
  getConfiguration: buildConfiguration({ currencies: ['CAD'] }),
  listCarousel: { events: [buildListedEvent(0)] },
  listFeaturedPerformers: { performers: [] },
  listEvents: ({ fewLeft }) => {
    const events = buildListedEvents().filter((event) => fewLeft === undefined || event.fewLeft);
    return { events, total: events.length };
  },
  listEventsByTag: { events: [buildListedEvent(5), buildListedEvent(6)], total: 2 },
  listSearchSuggestions: { performers: [], venues: [], cities: [] },
  getTopic: buildTopicProfile(),
  listFollows: { follows: [] },
  getPriceAlert: { eventId },
  listDrawEntries: { entries: [], serverTime: '2027-01-01T17:00:00Z' },
  listAuctionOffers: { offers: [], serverTime: '2027-01-01T17:00:00Z' },
  checkoutDraw: buildDrawCheckout(),
  getDrawRecord: buildPublicDraw(),
  getAuction: buildAuction(),
  getAuctionLive: buildAuctionLive(),
  getAuctionChance: buildAuctionChance(),
  checkoutAuction: buildAuctionCheckout(),
  listPaymentMeans: { paymentMeans: [buildStoredCard()] },
  listPaymentMethods: cardPayment,
  listWaitListEntries: { entries: [], serverTime: '2027-01-01T17:00:00Z' },
  searchCities: {
    cities: [
      {
        cityId: '6077243',
        name: 'Montréal',
        region: 'Québec',
        countryCode: 'CA',
        countryName: 'Canada',
        coordinates: { latitude: 45.5088, longitude: -73.5878 },
      },
    ],
    attribution: 'GeoNames',
  },
  getSurroundings: buildSurroundings(),
  getEventProfile: buildProfile(),
  getCustomEventPage: customPage,
  previewEvent: buildProfile({ saleState: 'upcoming' }),
  previewOfferGroups: buildOfferList([buildOffer(), balcony, floor]),
  listOfferGroups: buildOfferList([buildOffer(), balcony, floor, ...shirtSizes, poster, parking, donation]),
  getSeatChart: (request) => buildTheatre({ withRows: request.sectionCodes !== undefined }),
  listAvailableSections: buildTheatreSections(),
  listSeatsForSections: buildTheatreSeats(),
  findBestSeats: {
    offerGroupId: idOf(101),
    seats: [
      { seatCode: 'ORCH-A-8', sectionCode: 'ORCH', section: 'Orchestra', row: 'A', seat: '8' },
      { seatCode: 'ORCH-A-9', sectionCode: 'ORCH', section: 'Orchestra', row: 'A', seat: '9' },
    ],
    together: true,
  },
};

const pageSettings = librarySettings({
  namespaces: [
    ...['marketplace', 'places', 'search', 'transaction', 'topic', 'eventPages', 'waitList', 'draw', 'ways'],
    ...[
      'auction',
      'selling',
      'exchange',
      'upgrade',
      'wallet',
      'promo',
      'share',
      'cart',
      'gift',
      'identity',
      'shell',
    ],
  ],
  now: () => storyTime,
  answers,
});

export interface MarketplaceSettings extends StageOptions {
  /** Lines picked before. */
  lines?: PickState['byEvent'][string]['lines'];
}

/** Stage with this library's texts and slices, and an answer to every call of its pages. */
export function marketplaceSettings(
  more: MockAnswers = {},
  { lines = [], ...options }: MarketplaceSettings = {},
): StageSettings {
  const picked: PickState = { byEvent: { [eventId]: { lines } } };
  return pageSettings(more, {
    slices: (tokens) => [
      sessionSlice(tokens),
      foyerSlice(cartSlice),
      {
        name: 'pick',
        reducer: (state: PickState | undefined, action) => pickSlice.reducer(state ?? picked, action),
      },
    ],
    ...options,
  });
}

/** Story decorator: a stage with these answers, in the toolbar's locale. */
export const onMarketplace = onStage(marketplaceSettings);
