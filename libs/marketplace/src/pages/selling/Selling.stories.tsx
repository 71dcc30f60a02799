import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SecondaryListing } from '@foyer/contract';
import { refuse, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import {
  buildEnded,
  buildListing,
  buildMarket,
  buildPaid,
  buildSellable,
  buildSold,
  sellingAnswers,
} from '../../testing/builders/buildSelling.ts';
import { buildSellNowBid } from '../../testing/builders/buildExchange.ts';
import { eventId, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { SellingAddress } from '../../testing/addresses/SellingAddress.tsx';

const meta: Meta<typeof SellingAddress> = {
  title: 'Marketplace/Pages/Selling',
  component: SellingAddress,
  tags: ['page', 'resale', 'sell'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SellingAddress>;

const base = `/selling/${eventId}/${idOf(508)}`;
const at = (path: string, answers: MockAnswers = {}) => [
  onMarketplace({ ...sellingAnswers, ...answers }, { path, token: 'token' }),
];
const draft = new URLSearchParams({ tokens: idOf(508), price: '10500', hours: '1', payout: idOf(601) });

export const Choose: Story = { decorators: at(base) };
export const NoAccountYet: Story = { decorators: at(base, { listPayoutMethods: { payoutMethods: [] } }) };
export const NotOpenYet: Story = {
  tags: ['disabled'],
  decorators: at(base, {
    getSecondaryMarketplace: buildMarket({
      tokens: [
        buildSellable(8, {
          sell: { allowed: false, reason: 'resaleNotOpen', opensAt: '2027-02-01T15:00:00Z' },
        }),
        buildSellable(9, { sell: { allowed: false, reason: 'tokenNotActive' } }),
      ],
    }),
  }),
};
export const Forbidden: Story = {
  tags: ['disabled'],
  decorators: at(base, {
    getSecondaryMarketplace: buildMarket({
      tokens: [buildSellable(8, { sell: { allowed: false, reason: 'resaleNotAllowed' } })],
    }),
  }),
};
export const Review: Story = { decorators: at(`${base}/review?${draft}`) };
export const QuoteRefused: Story = {
  tags: ['error'],
  decorators: at(`${base}/review?${draft}`, { quoteSecondaryListing: refuse('resaleClosed') }),
};
const payoutBy = '2027-03-05T05:00:00Z';
export const SellNow: Story = {
  tags: ['offer', 'bid'],
  decorators: at(`${base}/sellNow`, { quoteSellNow: { best: buildSellNowBid(9_000), payoutBy } }),
};
export const NoOfferFits: Story = { tags: ['empty state'], decorators: at(`${base}/sellNow`) };
/** A fan offers less than is asked, right now. */
export const OfferBesideListing: Story = {
  tags: ['offer'],
  decorators: at(base, { quoteSellNow: { best: buildSellNowBid(9_000), payoutBy } }),
};
export const Edit: Story = { decorators: at(`${base}/reviewEdit`) };
export const Live: Story = { decorators: at(`${base}/summary`) };
export const Expired: Story = {
  decorators: at(`${base}/summary`, { getSecondaryListing: buildEnded() }),
};
export const Cancelled: Story = {
  decorators: at(`${base}/summary`, { getSecondaryListing: buildEnded({ state: 'cancelled' }) }),
};
export const EventMoved: Story = {
  decorators: at(`${base}/summary`, {
    getSecondaryListing: buildEnded({ state: 'cancelled', endReason: 'eventOff' }),
  }),
};
const sold = (listing: SecondaryListing): Story => ({
  decorators: at(`${base}/reviewSold`, { getSecondaryListing: listing }),
});
export const Sold: Story = sold(buildSold());
export const EventPostponed: Story = sold(buildSold({ waitsFor: 'eventPostponed' }));
export const BuyerRefunded: Story = sold(buildSold({ waitsFor: 'buyerRefunded' }));
export const PaymentDisputed: Story = sold(buildSold({ waitsFor: 'paymentDisputed' }));
export const PayoutInitiated: Story = sold(buildPaid('pending', 'payoutInitiated'));
export const PayoutHeld: Story = sold(buildPaid('held', 'payoutInitiated'));
export const PayoutCompleted: Story = sold(buildPaid('success', 'payoutCompleted'));
export const PayoutUnclaimed: Story = { tags: ['error'], ...sold(buildPaid('unclaimed', 'paymentIssue')) };
export const PayoutFailed: Story = { tags: ['error', 'retry'], ...sold(buildPaid('failed', 'paymentIssue')) };
export const PayoutReturned: Story = {
  tags: ['error', 'retry'],
  ...sold(buildPaid('returned', 'paymentIssue')),
};
export const NotListed: Story = {
  tags: ['error'],
  decorators: at(`${base}/summary`, { getSecondaryListing: refuse('notFound') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: at(base, { getSecondaryMarketplace: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: at(base, { getSecondaryMarketplace: refuse('serverError') }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at(`${base}/review?${draft}`) };
export const ManySeats: Story = {
  decorators: at(base, {
    getSecondaryMarketplace: buildMarket({
      tokens: [1, 2, 3, 4, 5, 6].map((number) => buildSellable(number)),
    }),
    getSecondaryListing: buildListing(),
  }),
};
