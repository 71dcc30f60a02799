import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { LinkProvider, type LinkComponentProps } from '@foyer/ui-kit';
import { CheckoutPage } from '../pages/checkout/CheckoutPage.tsx';
import { buildCart } from './buildCart.ts';
import { cartSettings, type CartSettings } from './cartSettings.ts';

/** Event of the cart in checkout. */
export const { eventId } = buildCart();
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link {...rest} to={href} />;
const page = (
  <LinkProvider component={RouterLink}>
    <Routes>
      <Route path={addressPatterns.checkout} element={<CheckoutPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
    <Here />
  </LinkProvider>
);

/** Renders the checkout page at its address, in Canada. */
export const showCheckout = (answers: MockAnswers = {}, settings: CartSettings = {}) =>
  renderFeature(
    page,
    cartSettings(answers, { path: `/transaction/${eventId}/checkout`, locale: 'en-CA', ...settings }),
  );

/** Element that shows the router's current address. */
export const here = (): Element | null => document.querySelector('output');

export const payButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Pay $248.60' });

/** Presses Pay once the stored card is shown. */
async function pay(user: UserEvent): Promise<void> {
  await screen.findByRole('radio', { name: /Visa/ });
  await user.click(await payButton());
}

/** Renders checkout and presses Pay. */
export async function showPaid(answers: MockAnswers, settings?: CartSettings) {
  const shown = showCheckout(answers, settings);
  await pay(shown.user);
  return shown;
}

/** Returns the requests to an operation, in order. */
export const sent = (
  api: { calls: readonly { operationId: string; request: unknown }[] },
  operationId: string,
): unknown[] => api.calls.filter((call) => call.operationId === operationId).map((call) => call.request);
