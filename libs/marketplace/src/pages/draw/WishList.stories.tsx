import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import type { DrawCheckout } from '@foyer/contract';
import { buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { buildDrawCheckout, buildDrawEntry, buildDrawnEntry } from '../../testing/builders/buildDraw.ts';
import { eventId, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

const meta: Meta<typeof DrawAddress> = {
  title: 'Marketplace/Pages/Wish List',
  component: DrawAddress,
  tags: ['page', 'draw', 'wish list', 'enter', 'edit'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DrawAddress>;

const path = `/transaction/${eventId}/marketOffers`;
const answering = (answers: MockAnswers) => [
  onMarketplace({ getProfile: buildProfile(), ...answers }, { path, token: 'token' }),
];
const at = (overrides: Partial<DrawCheckout> = {}) =>
  answering({ checkoutDraw: buildDrawCheckout(overrides) });
const refused = (reason: string) => at({ allowed: { ...no, enter: { allowed: false, reason } } });
const no = { enter: { allowed: true }, delete: { allowed: false, reason: 'notFound' } };

export const Enter: Story = { decorators: at() };
export const WithPromoCode: Story = {
  tags: ['promo code'],
  decorators: at({
    takesPromoCode: true,
    promoCode: { discountCode: 'SPRING10', label: '10 % off each Pass', applies: true },
  }),
};
export const ToClaim: Story = { tags: ['claim'], decorators: at({ autoClaim: false }) };
export const NoCard: Story = {
  tags: ['new card'],
  decorators: answering({ checkoutDraw: buildDrawCheckout(), listPaymentMeans: { paymentMeans: [] } }),
};
/** The bank declines the card: the form says so beside it. */
export const CardDeclined: Story = {
  tags: ['error', 'declined'],
  decorators: answering({
    checkoutDraw: buildDrawCheckout({ choices: buildDrawCheckout().choices.slice(0, 1) }),
    enterDraw: refuse('invalidCard', {
      message: 'We can’t use this card. Check the details, or use another one.',
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /4242/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the Wish List' }));
    await canvas.findByText(/We can’t use this card/);
  },
};
export const Entered: Story = { decorators: at({ entry: buildDrawEntry() }) };
export const Upcoming: Story = { decorators: at({ state: 'upcoming', opensAt: '2027-01-03T15:00:00Z' }) };
export const Closed: Story = {
  tags: ['results'],
  decorators: at({
    state: 'closed',
    entry: buildDrawnEntry('pendingResults'),
  }),
};
export const Won: Story = {
  tags: ['claim', 'win'],
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('won', { autoClaim: false }) }),
};
export const Charging: Story = {
  tags: ['win'],
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('won') }),
};
export const Claimed: Story = {
  tags: ['win', 'paid'],
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('claimed') }),
};
export const PaymentFailed: Story = {
  tags: ['declined'],
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('paymentFailed') }),
};
export const Lapsed: Story = { decorators: at({ state: 'drawn', entry: buildDrawnEntry('lapsed') }) };
export const Lost: Story = {
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('lost', { stillOpen: ['purchase', 'auction'] }) }),
};
export const LostAll: Story = {
  decorators: at({ state: 'drawn', entry: buildDrawnEntry('lost', { stillOpen: [] }) }),
};
export const Cancelled: Story = {
  tags: ['cancelled'],
  decorators: at({ state: 'cancelled', entry: buildDrawnEntry('cancelled') }),
};
export const CartBlocks: Story = { tags: ['refused', 'cart'], decorators: refused('cartBlocksOffer') };
export const TooYoung: Story = { tags: ['refused', 'age'], decorators: refused('belowMinimumEventAge') };
export const LimitReached: Story = { tags: ['refused', 'limit'], decorators: refused('ticketLimitEvent') };
export const Gone: Story = { tags: ['empty'], decorators: answering({ checkoutDraw: refuse('notFound') }) };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ checkoutDraw: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ checkoutDraw: refuse('serverError') }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at() };
