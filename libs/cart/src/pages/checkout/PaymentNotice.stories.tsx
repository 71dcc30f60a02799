import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildMoney } from '../../testing/buildCart.ts';
import { onCart } from '../../testing/onCart.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';

const nothing = () => undefined;

const meta: Meta<typeof PaymentNotice> = {
  title: 'Cart/Payment notice',
  component: PaymentNotice,
  tags: ['banner', 'error', 'payment', 'declined', 'expired', 'price changed', 'pending'],
  decorators: [onCart()],
  args: {
    phase: { kind: 'idle' },
    onRetry: nothing,
    onRenew: nothing,
    isBusy: false,
    eventHref: '/events/e1',
  },
};
export default meta;
type Story = StoryObj<typeof PaymentNotice>;

export const Declined: Story = {
  args: { phase: { kind: 'declined', attemptsLeft: 2, message: 'The bank declined the card.' } },
};
export const OneAttemptLeft: Story = {
  args: { phase: { kind: 'declined', attemptsLeft: 1, message: 'The security code is not right.' } },
};
export const Exhausted: Story = {
  args: { phase: { kind: 'exhausted', message: 'Your items were given back. Nothing was charged.' } },
};
export const PriceChanged: Story = {
  args: { phase: { kind: 'priceChanged', before: buildMoney(24_860), now: buildMoney(26_500) } },
};
export const Expired: Story = { args: { phase: { kind: 'expired' } } };
export const HoldingAgain: Story = { args: { phase: { kind: 'expired' }, isBusy: true } };
export const Pending: Story = { args: { phase: { kind: 'pending' } } };
export const Unsure: Story = { args: { phase: { kind: 'unsure' } } };
export const Refused: Story = {
  args: {
    phase: {
      kind: 'refused',
      error: { kind: 'rejected', status: 409, code: 'marketplaceClosed', message: '', details: {} },
    },
  },
};
