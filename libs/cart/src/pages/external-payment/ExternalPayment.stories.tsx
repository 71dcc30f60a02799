import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Navigate, Route, Routes } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { onCart } from '../../testing/onCart.tsx';
import { ExternalPaymentCallbackPage } from './ExternalPaymentCallbackPage.tsx';
import { ExternalPaymentLoadingPage } from './ExternalPaymentLoadingPage.tsx';

const { eventId } = buildCart();
const signedExternalPaymentKey = 'event.payment.signature';
const query = new URLSearchParams({ eventId, signedExternalPaymentKey });
// The buyer has been sent already, so that a story doesn't navigate away.
const departure = { eventId, signedExternalPaymentKey, redirectUrl: 'https://pay.example/', wasSent: true };

const meta: Meta<typeof ExternalPaymentCallbackPage> = {
  title: 'Cart/External payment pages',
  component: ExternalPaymentCallbackPage,
  tags: ['payment', 'provider', 'redirect', 'alipay', 'wechat', 'klarna', 'page'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path={addressPatterns.externalPaymentCallback} element={<ExternalPaymentCallbackPage />} />
      <Route path={addressPatterns.externalPaymentLoading} element={<ExternalPaymentLoadingPage />} />
      <Route
        path="/leave"
        element={<Navigate to={addressPatterns.externalPaymentLoading} replace state={departure} />}
      />
      <Route path="*" element={<p>This led to another page.</p>} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof ExternalPaymentCallbackPage>;

const returned = (purchaseExternally: NonNullable<MockAnswers['purchaseExternally']>) => [
  onCart({ purchaseExternally }, { path: `/externalPayment/callback?${query}` }),
];

export const Leaving: Story = { decorators: [onCart({}, { path: '/leave' })] };
export const NothingUnderWay: Story = { decorators: [onCart({}, { path: '/externalPayment/loading' })] };
export const Confirming: Story = { decorators: returned(() => new Promise<never>(() => undefined)) };
export const Cancelled: Story = {
  decorators: returned(
    refuse('externalPaymentIncomplete', { message: 'The payment wasn’t completed. Nothing was charged.' }),
  ),
};
export const Declined: Story = {
  decorators: returned(
    refuse('paymentFailed', { message: 'Your payment was declined.', details: { attemptsLeft: 2 } }),
  ),
};
export const TooLate: Story = {
  decorators: returned(
    refuse('externalPaymentAfterLockExpiration', {
      message: 'Your payment arrived after your time to pay ran out. It is being refunded.',
    }),
  ),
};
export const NotTheirs: Story = {
  decorators: returned(
    refuse('invalidExternalPaymentKey', {
      message: 'This payment can’t be confirmed here. Your orders show what you’ve paid.',
    }),
  ),
};
