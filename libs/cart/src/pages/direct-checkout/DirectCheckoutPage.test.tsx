import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { eventId, sent } from '../../testing/showCheckout.tsx';
import { DirectCheckoutPage } from './DirectCheckoutPage.tsx';

const offerGroupId = '01936f5e-7c00-7000-8000-0000000000f1';
const link = `/directCheckout?eventId=${eventId}&offerGroupId=${offerGroupId}&quantity=2`;
const Here = () => <output>{useLocation().pathname}</output>;

const show = (answers: MockAnswers, path = link) =>
  renderFeature(
    <>
      <Routes>
        <Route path={addressPatterns.directCheckout} element={<DirectCheckoutPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Here />
    </>,
    cartSettings(answers, { path, carts: [] }),
  );
const selectionsOf = (api: Parameters<typeof sent>[0]) =>
  sent(api, 'checkoutCart').map((request) => (request as { selections: unknown }).selections);

describe('the link of an offer [C2.03c]', () => {
  it('holds the offer and its quantity, and leads to checkout', async () => {
    const { api } = show({ checkoutCart: buildCart() });
    await waitFor(() =>
      expect(document.querySelector('output')).toHaveTextContent(`/transaction/${eventId}/checkout`),
    );
    const line = { cartGuid: `direct-${offerGroupId}`, offerGroupId, quantity: 2 };
    expect(selectionsOf(api)).toEqual([[line]]);
  });

  it('offers fewer when not as many are left, and holds those', async () => {
    const details = { cartGuid: `direct-${offerGroupId}`, offerGroupId, available: 1 };
    const { user, api } = show({ checkoutCart: refuse('purchaseSoldOut', { details }) });
    const take = await screen.findByRole('button', { name: /1/ });
    api.answer({ checkoutCart: buildCart() });
    await user.click(take);
    await waitFor(() => expect(screen.getByText('Elsewhere')).toBeVisible());
    expect(selectionsOf(api).at(-1)).toEqual([expect.objectContaining({ quantity: 1 })]);
  });

  it('says why it can’t be held, and leads to the event', async () => {
    show({ checkoutCart: refuse('marketplaceClosed', { message: 'Sales are closed.' }) });
    expect(await screen.findByText(/closed/i)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
  });

  it('says that it doesn’t work if it names no offer, and holds nothing', async () => {
    const { api } = show({}, `/directCheckout?eventId=${eventId}`);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([]);
  });
});
