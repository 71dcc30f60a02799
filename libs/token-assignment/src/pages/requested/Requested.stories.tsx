import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { DrawEntry } from '@foyer/contract';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import {
  onTokens,
  buildAuctionOffer,
  buildClosedOffer,
  buildMarketOffer,
  buildPickingOffer,
  buildDrawEntry,
  buildDrawnEntry,
} from '../../testing/tokenSettings.ts';
import { RequestedPage } from './RequestedPage.tsx';

const meta: Meta<typeof RequestedPage> = {
  title: 'My passes/Requested page',
  component: RequestedPage,
  tags: ['page', 'my passes', 'requested', 'draw', 'wish list', 'list'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof RequestedPage>;

const serverTime = '2027-03-12T23:45:12Z';
const answering = (
  listDrawEntries: NonNullable<MockAnswers['listDrawEntries']>,
  path = '/myPass/requested',
) => [onTokens({ listDrawEntries }, { path })];
/** Each entry is of another event. */
const listing = (...entries: DrawEntry[]) =>
  answering({
    entries: entries.map((entry, at) => ({ ...entry, offerId: `01936f5e-7c00-7000-8000-00000000091${at}` })),
    serverTime,
  });

export const Entered: Story = { decorators: listing(buildDrawEntry()) };
export const Every: Story = {
  decorators: listing(
    buildDrawnEntry('won', true),
    buildDrawnEntry('paymentFailed', true),
    buildDrawEntry(),
    buildDrawEntry({ state: 'pendingResults' }),
    buildDrawnEntry('pendingResults'),
    buildDrawnEntry('won'),
    buildDrawnEntry('claimed'),
    buildDrawnEntry('lapsed'),
    buildDrawnEntry('lost'),
    buildDrawnEntry('cancelled'),
  ),
};
export const Offers: Story = {
  tags: ['auction', 'my price'],
  decorators: [
    onTokens(
      {
        listDrawEntries: { entries: [], serverTime },
        listAuctionOffers: {
          offers: [
            buildClosedOffer('paymentFailed'),
            buildAuctionOffer(),
            buildClosedOffer('pendingResults'),
            buildClosedOffer('qualified'),
            buildPickingOffer(true),
            buildClosedOffer('claimed'),
            buildClosedOffer('lost'),
            buildClosedOffer('expired'),
            buildClosedOffer('cancelled'),
          ].map((offer, at) => ({ ...offer, offerId: `01936f5e-7c00-7000-8000-00000000092${at}` })),
          serverTime,
        },
      },
      { path: '/myPass/requested' },
    ),
  ],
};
export const OffersToFans: Story = {
  tags: ['resale', 'offer'],
  decorators: [
    onTokens(
      {
        listDrawEntries: { entries: [], serverTime },
        listMarketOffers: {
          marketOffers: [
            buildMarketOffer({ state: 'paymentFailed' }),
            buildMarketOffer(),
            buildMarketOffer({ state: 'pendingPayment' }),
            buildMarketOffer({ state: 'claimed' }),
            buildMarketOffer({ state: 'lost', lostReason: 'expired' }),
          ].map((offer, at) => ({ ...offer, marketOfferId: `01936f5e-7c00-7000-8000-00000000096${at}` })),
          serverTime,
        },
      },
      { path: '/myPass/requested' },
    ),
  ],
};
export const LongText: Story = {
  tags: ['long text'],
  decorators: listing(
    buildDrawEntry({
      event: buildEventSummary({
        startsAt: '2027-04-02T01:00:00Z',
        shortName:
          'The Extraordinarily Long Farewell Tour of the Northern Lights Philharmonic Orchestra and Choir',
      }),
      choices: Array.from({ length: 6 }, (_, at) => ({
        offerGroupId: `01936f5e-7c00-7000-8000-00000000010${at}`,
        name: `Grand circle with a view of the harbour ${at + 1}`,
      })),
    }),
  ),
};
/** Requests at two events, and links to those of each. */
export const SeveralEvents: Story = {
  tags: ['filter'],
  decorators: [
    onTokens(
      {
        listDrawEntries: { entries: [buildDrawEntry()], serverTime },
        listActiveOfferEvents: {
          events: [
            { event: buildEventSummary(), entryCount: 1, offerCount: 0 },
            {
              event: buildEventSummary({
                eventId: '01936f5e-7c00-7000-8000-000000000009',
                shortName: 'Tidal Choir',
              }),
              ...{ entryCount: 1, offerCount: 1 },
            },
          ],
        },
      },
      { path: '/myPass/requested' },
    ),
  ],
};
export const Empty: Story = { tags: ['empty state'], decorators: answering({ entries: [], serverTime }) };
export const Past: Story = {
  decorators: answering(
    {
      entries: [
        { ...buildDrawnEntry('lost'), event: buildEventSummary({ startsAt: '2027-01-02T01:00:00Z' }) },
      ],
      serverTime,
    },
    '/myPass/past/requested',
  ),
};
export const PastEmpty: Story = {
  tags: ['empty state'],
  decorators: answering({ entries: [], serverTime }, '/myPass/past/requested'),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering(() => new Promise<never>(() => undefined)),
};
export const Failed: Story = { tags: ['error', 'retry'], decorators: answering(refuse('serverError')) };
export const French: Story = {
  globals: { locale: 'fr-CA' },
  decorators: listing(buildDrawnEntry('won', true), buildDrawEntry()),
};
