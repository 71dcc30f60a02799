import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MarketOffer } from '@foyer/contract';
import { buildProfile as buildUser, refuse, type MockAnswers } from '@foyer/testing';
import { ExchangeAddress } from '../../testing/addresses/ExchangeAddress.tsx';
import { idOf } from '../../testing/builders/buildEvents.ts';
import {
  buildBidCheckout,
  buildEndedOffer,
  buildExchange,
  buildMarketOffer,
  buildRefusedOffer,
  exchangeAnswers,
  exchangePath,
} from '../../testing/builders/buildExchange.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';

const meta: Meta<typeof ExchangeAddress> = {
  title: 'Marketplace/Pages/Exchange',
  component: ExchangeAddress,
  tags: ['page', 'resale', 'offer', 'bid'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ExchangeAddress>;

const serverTime = '2027-01-01T17:00:00Z';
const at = (answers: MockAnswers = {}) => [
  onMarketplace(
    { getProfile: buildUser(), ...exchangeAnswers, ...answers },
    { path: exchangePath, token: 'token' },
  ),
];
const having = (offer: MarketOffer) => at({ listMarketOffers: { marketOffers: [offer], serverTime } });

export const NewOffer: Story = { decorators: at() };
/** A fan sells for no more than the offer: it can be bought right away. */
export const BuyNowInstead: Story = {
  decorators: at({
    checkoutMarketOffer: (request) =>
      buildBidCheckout(request, {
        buyNow: { listingId: idOf(700), price: { amount: 9_500, currency: 'CAD' } },
      }),
  }),
};
export const CartInTheWay: Story = {
  tags: ['disabled'],
  decorators: at({
    checkoutMarketOffer: (request) =>
      buildBidCheckout(request, { make: { allowed: false, reason: 'cartBlocksOffer' } }),
  }),
};
export const Standing: Story = { decorators: having(buildMarketOffer()) };
export const Charging: Story = { decorators: having(buildEndedOffer({ state: 'pendingPayment' })) };
export const Accepted: Story = { decorators: having(buildEndedOffer({ state: 'claimed' })) };
export const CardRefused: Story = { tags: ['error'], decorators: having(buildRefusedOffer()) };
export const Expired: Story = {
  decorators: having(buildEndedOffer({ state: 'lost', lostReason: 'expired' })),
};
export const Unpaid: Story = {
  decorators: having(buildEndedOffer({ state: 'lost', lostReason: 'failedPayment' })),
};
export const Cancelled: Story = {
  decorators: having(buildEndedOffer({ state: 'lost', lostReason: 'cancelled' })),
};
export const Over: Story = {
  tags: ['empty state'],
  decorators: at({ listExchangeCategories: buildExchange({ expiryHours: [] }) }),
};
export const NotResold: Story = {
  tags: ['error'],
  decorators: at({ listExchangeCategories: refuse('notFound') }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: at({ listMarketOffers: refuse('serverError') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: at({ listExchangeCategories: never }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at() };
