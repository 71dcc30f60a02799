import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildMoney } from '../../testing/buildCart.ts';
import { onCart } from '../../testing/onCart.tsx';
import type { RefusalReason } from '../../model/payment/paymentFlow.ts';
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
    eventId: 'e1',
    eventHref: '/events/e1',
  },
};
export default meta;
type Story = StoryObj<typeof PaymentNotice>;

const declined = (reason: RefusalReason, attemptsLeft?: number): Story => ({
  args: {
    phase: { kind: 'declined', reason, attemptsLeft, message: 'The payment did not go through.' },
  },
});
export const Declined = declined('declined', 2);
export const OneAttemptLeft = declined('declined', 1);
export const InsufficientFunds = declined('insufficientFunds', 2);
export const ExpiredCard = declined('expiredCard', 2);
export const WrongSecurityCode = declined('incorrectCvc', 2);
export const ProcessingError = declined('processingError', 2);
export const NotConfirmed = declined('verificationFailed');
export const Exhausted: Story = {
  args: { phase: { kind: 'exhausted', message: 'Your items were given back. Nothing was charged.' } },
};
/** A payment that waits on a provider's page, which the buyer has left by the browser's Back. */
export const OpenElsewhere: Story = {
  args: { phase: { kind: 'pending', signedExternalPaymentKey: 'event.payment.signature' } },
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
      error: {
        kind: 'rejected',
        status: 422,
        code: 'marketplaceClosed',
        message: 'This sale is closed. Find another event.',
        details: {},
      },
    },
  },
};
