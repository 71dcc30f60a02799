import type { CustomEventPage } from '@foyer/contract';
import { foyerSlice } from '@foyer/api-client';
import { cartSlice } from '@foyer/cart';
import { sessionSlice } from '@foyer/identity';
import { buildConfiguration, buildEventProfile, type MockAnswers, type StageSettings } from '@foyer/testing';
/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import cartEnCa from '../../../../locales/en-CA/cart.json';
import giftEnCa from '../../../../locales/en-CA/gift.json';
import marketplaceEnCa from '../../../../locales/en-CA/marketplace.json';
import placesEnCa from '../../../../locales/en-CA/places.json';
import searchEnCa from '../../../../locales/en-CA/search.json';
import transactionEnCa from '../../../../locales/en-CA/transaction.json';
import eventPagesEnCa from '../../../../locales/en-CA/eventPages.json';
import topicEnCa from '../../../../locales/en-CA/topic.json';
import waitListEnCa from '../../../../locales/en-CA/waitList.json';
import drawEnCa from '../../../../locales/en-CA/draw.json';
import waysEnCa from '../../../../locales/en-CA/ways.json';
import auctionEnCa from '../../../../locales/en-CA/auction.json';
import walletEnCa from '../../../../locales/en-CA/wallet.json';
import promoEnCa from '../../../../locales/en-CA/promo.json';
import shareEnCa from '../../../../locales/en-CA/share.json';
import cartEnUs from '../../../../locales/en-US/cart.json';
import giftEnUs from '../../../../locales/en-US/gift.json';
import marketplaceEnUs from '../../../../locales/en-US/marketplace.json';
import placesEnUs from '../../../../locales/en-US/places.json';
import searchEnUs from '../../../../locales/en-US/search.json';
import transactionEnUs from '../../../../locales/en-US/transaction.json';
import eventPagesEnUs from '../../../../locales/en-US/eventPages.json';
import topicEnUs from '../../../../locales/en-US/topic.json';
import waitListEnUs from '../../../../locales/en-US/waitList.json';
import drawEnUs from '../../../../locales/en-US/draw.json';
import waysEnUs from '../../../../locales/en-US/ways.json';
import auctionEnUs from '../../../../locales/en-US/auction.json';
import walletEnUs from '../../../../locales/en-US/wallet.json';
import promoEnUs from '../../../../locales/en-US/promo.json';
import shareEnUs from '../../../../locales/en-US/share.json';
import cartEsUs from '../../../../locales/es-US/cart.json';
import giftEsUs from '../../../../locales/es-US/gift.json';
import marketplaceEsUs from '../../../../locales/es-US/marketplace.json';
import placesEsUs from '../../../../locales/es-US/places.json';
import searchEsUs from '../../../../locales/es-US/search.json';
import transactionEsUs from '../../../../locales/es-US/transaction.json';
import eventPagesEsUs from '../../../../locales/es-US/eventPages.json';
import topicEsUs from '../../../../locales/es-US/topic.json';
import waitListEsUs from '../../../../locales/es-US/waitList.json';
import drawEsUs from '../../../../locales/es-US/draw.json';
import waysEsUs from '../../../../locales/es-US/ways.json';
import auctionEsUs from '../../../../locales/es-US/auction.json';
import walletEsUs from '../../../../locales/es-US/wallet.json';
import promoEsUs from '../../../../locales/es-US/promo.json';
import shareEsUs from '../../../../locales/es-US/share.json';
import cartFrCa from '../../../../locales/fr-CA/cart.json';
import giftFrCa from '../../../../locales/fr-CA/gift.json';
import marketplaceFrCa from '../../../../locales/fr-CA/marketplace.json';
import placesFrCa from '../../../../locales/fr-CA/places.json';
import searchFrCa from '../../../../locales/fr-CA/search.json';
import transactionFrCa from '../../../../locales/fr-CA/transaction.json';
import eventPagesFrCa from '../../../../locales/fr-CA/eventPages.json';
import topicFrCa from '../../../../locales/fr-CA/topic.json';
import waitListFrCa from '../../../../locales/fr-CA/waitList.json';
import drawFrCa from '../../../../locales/fr-CA/draw.json';
import waysFrCa from '../../../../locales/fr-CA/ways.json';
import auctionFrCa from '../../../../locales/fr-CA/auction.json';
import walletFrCa from '../../../../locales/fr-CA/wallet.json';
import identityEnCa from '../../../../locales/en-CA/identity.json';
import promoFrCa from '../../../../locales/fr-CA/promo.json';
import shareFrCa from '../../../../locales/fr-CA/share.json';
import shellEnCa from '../../../../locales/en-CA/shell.json';
import identityEnUs from '../../../../locales/en-US/identity.json';
import shellEnUs from '../../../../locales/en-US/shell.json';
import identityEsUs from '../../../../locales/es-US/identity.json';
import shellEsUs from '../../../../locales/es-US/shell.json';
import identityFrCa from '../../../../locales/fr-CA/identity.json';
import shellFrCa from '../../../../locales/fr-CA/shell.json';
/* eslint-enable @nx/enforce-module-boundaries */
import { pickSlice, type PickState } from '../model/pickSlice.ts';
import { buildArt, buildListedEvent, buildListedEvents, idOf } from './buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  donation,
  floor,
  parking,
  poster,
  shirtSizes,
} from './buildOffers.ts';
import { buildAuction, buildAuctionChance, buildAuctionCheckout, buildAuctionLive } from './buildAuction.ts';
import { buildDrawCheckout, buildPublicDraw, buildStoredCard } from './buildDraw.ts';
import { buildSurroundings } from './buildSurroundings.ts';
import { buildTopicProfile } from './buildTopics.ts';
import { buildTheatre, buildTheatreSeats, buildTheatreSections } from './buildTheatre.ts';

const texts: Record<string, Record<string, object>> = {
  'en-US': {
    marketplace: marketplaceEnUs,
    places: placesEnUs,
    search: searchEnUs,
    transaction: transactionEnUs,
    topic: topicEnUs,
    eventPages: eventPagesEnUs,
    waitList: waitListEnUs,
    draw: drawEnUs,
    ways: waysEnUs,
    auction: auctionEnUs,
    wallet: walletEnUs,
    promo: promoEnUs,
    share: shareEnUs,
    cart: cartEnUs,
    gift: giftEnUs,
    identity: identityEnUs,
    shell: shellEnUs,
  },
  'en-CA': {
    marketplace: marketplaceEnCa,
    places: placesEnCa,
    search: searchEnCa,
    transaction: transactionEnCa,
    topic: topicEnCa,
    eventPages: eventPagesEnCa,
    waitList: waitListEnCa,
    draw: drawEnCa,
    ways: waysEnCa,
    auction: auctionEnCa,
    wallet: walletEnCa,
    promo: promoEnCa,
    share: shareEnCa,
    cart: cartEnCa,
    gift: giftEnCa,
    identity: identityEnCa,
    shell: shellEnCa,
  },
  'fr-CA': {
    marketplace: marketplaceFrCa,
    places: placesFrCa,
    search: searchFrCa,
    transaction: transactionFrCa,
    topic: topicFrCa,
    eventPages: eventPagesFrCa,
    waitList: waitListFrCa,
    draw: drawFrCa,
    ways: waysFrCa,
    auction: auctionFrCa,
    wallet: walletFrCa,
    promo: promoFrCa,
    share: shareFrCa,
    cart: cartFrCa,
    gift: giftFrCa,
    identity: identityFrCa,
    shell: shellFrCa,
  },
  'es-US': {
    marketplace: marketplaceEsUs,
    places: placesEsUs,
    search: searchEsUs,
    transaction: transactionEsUs,
    topic: topicEsUs,
    eventPages: eventPagesEsUs,
    waitList: waitListEsUs,
    draw: drawEsUs,
    ways: waysEsUs,
    auction: auctionEsUs,
    wallet: walletEsUs,
    promo: promoEsUs,
    share: shareEsUs,
    cart: cartEsUs,
    gift: giftEsUs,
    identity: identityEsUs,
    shell: shellEsUs,
  },
};

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
  listDrawEntries: { entries: [], serverTime: '2027-01-01T17:00:00Z' },
  listAuctionOffers: { offers: [], serverTime: '2027-01-01T17:00:00Z' },
  checkoutDraw: buildDrawCheckout(),
  getDrawRecord: buildPublicDraw(),
  getAuction: buildAuction(),
  getAuctionLive: buildAuctionLive(),
  getAuctionChance: buildAuctionChance(),
  checkoutAuction: buildAuctionCheckout(),
  listPaymentMeans: { paymentMeans: [buildStoredCard()] },
  listPaymentMethods: {
    paymentMethods: [
      { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
    ],
    maxStoredCards: 5,
  },
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

export interface MarketplaceSettings extends Omit<Partial<StageSettings>, 'answers'> {
  /** Lines picked before. */
  lines?: PickState['byEvent'][string]['lines'];
}

/** Stage with this library's texts and slices, and an answer to every call of its pages. */
export function marketplaceSettings(
  more: MockAnswers = {},
  { lines = [], locale = 'en-US', ...settings }: MarketplaceSettings = {},
): StageSettings {
  const picked: PickState = { byEvent: { [eventId]: { lines } } };
  return {
    locale,
    texts: texts[locale] ?? {},
    now: () => storyTime,
    slices: (tokens) => [
      sessionSlice(tokens),
      foyerSlice(cartSlice),
      {
        name: 'pick',
        reducer: (state: PickState | undefined, action) => pickSlice.reducer(state ?? picked, action),
      },
    ],
    ...settings,
    answers: { ...answers, ...more },
  };
}
