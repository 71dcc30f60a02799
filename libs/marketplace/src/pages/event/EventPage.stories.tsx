import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { SlotsProvider } from '@foyer/api-client';
import { framedEventFeature } from '../../feature.ts';
import { longNames, idOf } from '../../testing/builders/buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  buildPlainPrice,
  buyableOf,
  donation,
  familyArea,
  floor,
  parking,
  poster,
} from '../../testing/builders/buildOffers.ts';
import { buildTheatreSeats, buildTheatreSections } from '../../testing/builders/buildTheatre.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import {
  buildProfile,
  eventPath,
  lostNetwork,
  never,
  type MarketplaceSettings,
  onMarketplace,
} from '../../testing/marketplaceSettings.ts';

const meta: Meta<typeof EventAddress> = {
  title: 'Marketplace/Pages/Event',
  component: EventAddress,
  tags: ['page', 'event', 'landing', 'buy', 'seats', 'prices'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof EventAddress>;

const at = (answers: MockAnswers = {}, settings: MarketplaceSettings = {}) => [
  onMarketplace(answers, { path: eventPath, ...settings }),
];
const withSummary = (...facts: Parameters<typeof buildProfile>) =>
  at({ getEventProfile: buildProfile(...facts) });
const tour = { series: { seriesId: idOf(820), name: 'Northern Lights on Tour' } };
const withoutMap = { ...buildProfile(), seatChartId: undefined };

export const OnSale: Story = { tags: ['seat map', 'full'], decorators: at() };
/** In a partner's page: one line, and the map at once. */
export const InAFrame: Story = {
  tags: ['widget', 'embed', 'iframe', 'partner'],
  decorators: [
    (Story) => (
      <SlotsProvider value={framedEventFeature.slots ?? {}}>
        <Story />
      </SlotsProvider>
    ),
    ...at(),
  ],
};
export const Loading: Story = { tags: ['skeleton', 'waiting'], decorators: at({ getEventProfile: never }) };
/** The event has loaded, its offers have not. */
export const PricesLoading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: at({ listOfferGroups: never }),
};
export const SeatsLoading: Story = { tags: ['skeleton', 'waiting'], decorators: at({ getSeatChart: never }) };
export const NotFound: Story = {
  tags: ['error', 'missing'],
  decorators: at({ getEventProfile: refuse('notFound') }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: at({ getEventProfile: refuse('tooManyRequests') }),
};
/** A fan with a code can buy before the sale opens to everyone. */
export const Presale: Story = {
  tags: ['presale', 'code', 'unlock'],
  decorators: at({
    getEventProfile: buildProfile(
      { saleState: 'upcoming', opensAt: '2027-02-01T15:00:00Z' },
      { takesCode: true },
    ),
  }),
};
export const PresaleOpened: Story = {
  tags: ['presale', 'code', 'unlock'],
  decorators: at(
    { getEventProfile: buildProfile({}, { takesCode: true }) },
    { path: `${eventPath}?marketplaceCode=EARLY` },
  ),
};
/** The page stays as it is without the code. */
export const PresaleCodeWrong: Story = {
  tags: ['presale', 'code', 'error'],
  decorators: at(
    {
      getEventProfile: ({ marketplaceCode }) =>
        marketplaceCode === undefined
          ? buildProfile({ saleState: 'upcoming' }, { takesCode: true })
          : refuse('invalidOfferCode', {
              message: 'That code doesn’t work for this event. Check it and try again.',
            }),
    },
    { path: `${eventPath}?marketplaceCode=LATE` },
  ),
};
/** After three silent retries. */
export const Offline: Story = {
  tags: ['error', 'network', 'retry'],
  decorators: at({ getEventProfile: lostNetwork }),
};
export const PricesFailed: Story = {
  tags: ['error', 'retry'],
  decorators: at({ listOfferGroups: refuse('tooManyRequests') }),
};
/** The map fails to load; the prices beside it still sell. */
export const SeatsFailed: Story = {
  tags: ['error', 'retry'],
  decorators: at({ getSeatChart: refuse('tooManyRequests') }),
};

export const SoldOut: Story = { tags: ['sold out'], decorators: withSummary({ saleState: 'soldOut' }) };
/** Leads to other dates, too. */
export const SoldOutOnTour: Story = {
  tags: ['sold out', 'series', 'tour', 'other dates'],
  decorators: withSummary({ saleState: 'soldOut' }, tour),
};
/** Everything sold out while the page was open. */
export const SoldOutMeanwhile: Story = {
  tags: ['sold out'],
  decorators: at({
    listOfferGroups: buildOfferList([
      buildOffer({ available: 0 }),
      { ...balcony, available: 0 },
      { ...floor, available: 0 },
    ]),
    listAvailableSections: buildTheatreSections({ soldOut: true }),
    listSeatsForSections: buildTheatreSeats({ soldOut: true }),
  }),
};
export const FewLeft: Story = {
  tags: ['few left', 'urgency'],
  decorators: at({ listOfferGroups: buildOfferList([buildOffer({ available: 3 }), balcony]) }),
};
/** Offers are visible before the sale; the notice names its opening. */
export const BeforeSale: Story = {
  tags: ['upcoming', 'before sale'],
  decorators: at({
    getEventProfile: buildProfile({ saleState: 'upcoming', opensAt: '2027-02-01T15:00:00Z' }),
    listOfferGroups: buildOfferList([
      buildOffer({ saleState: 'upcoming' }),
      { ...balcony, saleState: 'upcoming', buyable: buyableOf({ saleState: 'upcoming' }) },
    ]),
  }),
};
export const OpeningSoon: Story = {
  tags: ['opening soon', 'before sale'],
  decorators: withSummary({ saleState: 'openingSoon', opensAt: '2027-01-02T15:00:00Z' }),
};
export const EndingSoon: Story = {
  tags: ['ending soon'],
  decorators: withSummary({ saleState: 'endingSoon' }),
};
export const NoSale: Story = {
  tags: ['closed', 'empty'],
  decorators: withSummary({ saleState: 'closed', saleType: undefined }),
};
export const Closed: Story = {
  tags: ['closed', 'over'],
  decorators: withSummary({ saleState: 'closed', saleType: 'purchase' }),
};
/** With an age limit and sponsors, one of them with a site. */
export const Sponsored: Story = {
  tags: ['sponsors', 'age'],
  decorators: at({
    getEventProfile: buildProfile(
      { minimumAge: 18 },
      {
        sponsors: [
          { name: 'Lumen Credit Union', role: 'Presented with', url: 'https://example.com' },
          { name: 'Lake Radio' },
        ],
      },
    ),
  }),
};
export const PendingResults: Story = {
  tags: ['draw', 'results'],
  decorators: withSummary({
    saleState: 'pendingResults',
    saleType: 'draw',
    resultsAt: '2027-02-05T15:00:00Z',
  }),
};
export const Cancelled: Story = {
  tags: ['cancelled'],
  decorators: at({ getEventProfile: buildProfile({ status: 'Cancelled' }, { refundedCount: 412 }) }),
};
export const Postponed: Story = { tags: ['postponed'], decorators: withSummary({ status: 'Postponed' }) };
export const Rescheduled: Story = {
  tags: ['rescheduled', 'moved'],
  decorators: withSummary({ status: 'Rescheduled', previousStartsAt: '2027-02-14T00:30:00Z' }),
};
export const OnTour: Story = {
  tags: ['series', 'tour', 'other dates'],
  decorators: withSummary({}, tour),
};
/** Streamed event without venue and map. */
export const Streamed: Story = {
  tags: ['stream', 'online', 'virtual'],
  decorators: at({
    getEventProfile: buildProfile(
      { kind: 'stream', attendance: ['STREAMING'], venue: undefined },
      { seatChartId: undefined, doorsAt: undefined },
    ),
    listOfferGroups: buildOfferList([
      { ...floor, name: 'Live stream', attendance: 'STREAMING', price: buildPlainPrice(1_500) },
    ]),
  }),
};
/** The stream is over, and its replay runs until tomorrow. */
export const ReplayRunning: Story = {
  tags: ['stream', 'replay', 'closed'],
  decorators: at({
    getEventProfile: buildProfile(
      {
        kind: 'stream',
        attendance: ['STREAMING'],
        venue: undefined,
        startsAt: '2026-12-31T01:00:00Z',
        saleState: 'closed',
        saleType: 'purchase',
      },
      {
        seatChartId: undefined,
        doorsAt: undefined,
        streamStartsAt: '2026-12-31T00:45:00Z',
        replayExpiresAt: '2027-01-03T01:00:00Z',
      },
    ),
  }),
};
export const AgesWithoutSeats: Story = {
  tags: ['child', 'senior', 'general admission'],
  decorators: at({
    getEventProfile: withoutMap,
    listOfferGroups: buildOfferList([familyArea, { ...floor, minimumAge: 18 }]),
  }),
};
/** A shirt, a parking space and a donation. */
export const WithExtras: Story = {
  tags: ['merchandise', 'add-on', 'charity', 'extras'],
  decorators: at(
    { getEventProfile: withoutMap, listOfferGroups: buildOfferList([floor, poster, parking, donation]) },
    {
      lines: [
        { offerGroupId: floor.offerGroupId, quantity: 2, seatCodes: [] },
        { offerGroupId: poster.offerGroupId, quantity: 1, seatCodes: [], fulfilment: 'SHIPPING' },
      ],
    },
  ),
};
/** The filters match none of the offers. */
export const NothingFits: Story = {
  tags: ['empty', 'no results', 'filtered'],
  decorators: at(
    {
      getEventProfile: withoutMap,
      listOfferGroups: (request) =>
        buildOfferList(request.priceRange === undefined ? [buildOffer(), balcony, floor] : []),
    },
    { path: `${eventPath}?price=100-200` },
  ),
};
export const SeatsPicked: Story = {
  tags: ['selection', 'buy bar', 'price'],
  decorators: at(
    {},
    { lines: [{ offerGroupId: idOf(101), quantity: 2, seatCodes: ['ORCH-A-8', 'ORCH-A-9'] }] },
  ),
};
export const LongWords: Story = {
  tags: ['french', 'long text'],
  globals: { locale: 'fr-CA' },
  decorators: at(
    {
      getEventProfile: buildProfile(longNames),
      listOfferGroups: buildOfferList([
        buildOffer({
          name: 'Parterre avant, places contiguës garanties avec stationnement',
          description: 'À proximité immédiate de la scène; vestiaire et rafraîchissements compris.',
          available: 12,
          minimumAge: 18,
        }),
        balcony,
        floor,
      ]),
    },
    { lines: [{ offerGroupId: idOf(101), quantity: 1, seatCodes: ['ORCH-A-8'] }] },
  ),
};
