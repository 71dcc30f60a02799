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

const goOn = async ({ user }: Pick<ReturnType<typeof show>, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Continue to checkout' }));

describe('the link of an offer [C2.03c]', () => {
  it('holds nothing by being opened [BR-09]', async () => {
    const { api } = show({ checkoutCart: buildCart() });
    expect(await screen.findByText(/The link is for 2 items/)).toBeVisible();
    await waitFor(() => expect(sent(api, 'getEventProfile')).toHaveLength(1));
    expect(sent(api, 'checkoutCart')).toEqual([]);
    expect(document.querySelector('output')).toHaveTextContent('/directCheckout');
  });

  it('holds the offer and its quantity at a press, and leads to checkout', async () => {
    const shown = show({ checkoutCart: buildCart() });
    await goOn(shown);
    const { api } = shown;
    await waitFor(() =>
      expect(document.querySelector('output')).toHaveTextContent(`/transaction/${eventId}/checkout`),
    );
    const line = { cartGuid: `direct-${offerGroupId}`, offerGroupId, quantity: 2 };
    expect(selectionsOf(api)).toEqual([[line]]);
  });

  it('offers fewer when not as many are left, and holds those', async () => {
    const details = { cartGuid: `direct-${offerGroupId}`, offerGroupId, available: 1 };
    const shown = show({ checkoutCart: refuse('purchaseSoldOut', { details }) });
    await goOn(shown);
    const { user, api } = shown;
    const take = await screen.findByRole('button', { name: /1/ });
    api.answer({ checkoutCart: buildCart() });
    await user.click(take);
    await waitFor(() => expect(screen.getByText('Elsewhere')).toBeVisible());
    expect(selectionsOf(api).at(-1)).toEqual([expect.objectContaining({ quantity: 1 })]);
  });

  it('says why it can’t be held, and leads to the event', async () => {
    await goOn(show({ checkoutCart: refuse('marketplaceClosed', { message: 'Sales are closed.' }) }));
    expect(await screen.findByText(/closed/i)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
  });

  it('says that it doesn’t work if it names no offer, and holds nothing', async () => {
    const { api } = show({}, `/directCheckout?eventId=${eventId}`);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([]);
  });
});
