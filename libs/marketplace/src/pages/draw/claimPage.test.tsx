import { screen, waitFor, within } from '@testing-library/react';
import type { DrawEntry, Order } from '@foyer/contract';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildHeldCart } from '../../testing/builders/buildCart.ts';
import {
  buildClaim,
  buildDrawnEntry,
  buildStoredCard,
  byCard,
  claimPath,
  offerId,
} from '../../testing/builders/buildDraw.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

const show = (entry: DrawEntry, answers: MockAnswers = {}) =>
  renderFeature(
    <DrawAddress />,
    marketplaceSettings(
      { getProfile: buildProfile(), checkoutDrawClaim: buildClaim(entry), ...answers },
      { path: claimPath, token: 'token' },
    ),
  );
const won = buildDrawnEntry('won', { autoClaim: false });
const selections = [{ cartGuid: 'draw-line-0000', offerGroupId: idOf(102), quantity: 2 }];

it('turns a win into the cart by checkout, at the price shown [C2.11a, C7.05]', async () => {
  const { api, user } = show(won, {
    claimDraw: { eventId, selections },
    checkoutCart: buildHeldCart({ ...selections[0]!, seatCodes: [] }),
  });
  expect(await screen.findByText('You won 2 × Balcony.')).toBeVisible();
  expect(screen.getByText('CA$90.00')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Northern Lights' })).toBeVisible();
  expect(screen.getByText(/^Time left:/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim and check out' }));
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
  const requests = api.calls.filter(({ operationId }) => ['claimDraw', 'checkoutCart'].includes(operationId));
  expect(requests.map(({ request }) => request)).toMatchObject([{ offerId }, { eventId, selections }]);
});

it('asks for a verified address before a win is claimed [C5.17b]', async () => {
  const getProfile = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
  const { api, user, store } = show(won, { getProfile });
  await user.click(await screen.findByRole('button', { name: 'Claim and check out' }));
  await waitFor(() =>
    expect(store.getState()).toMatchObject({
      identity: { flow: { kind: 'open', start: { goal: 'verified' }, stack: ['verifyEmail'] } },
    }),
  );
  expect(api.calls.map(({ operationId }) => operationId)).not.toContain('claimDraw');
});

it('pays again where the bank refused the card, and says how often it can [C4.06j]', async () => {
  const card = buildStoredCard({ paymentMethodId: idOf(951), lastFour: '1881' });
  const { api, user } = show(buildDrawnEntry('paymentFailed'), {
    listPaymentMeans: { paymentMeans: [buildStoredCard(), card] },
    listPaymentMethods: {
      paymentMethods: [byCard, { paymentType: 'Klarna', label: 'Klarna' }],
      maxStoredCards: 5,
    },
    repayOffer: { orderId: idOf(960) } as Order,
  });
  expect(await screen.findByText(/^You have 3 tries left\./)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Pay CA\$90\.00/ }));
  expect(await screen.findByRole('radio', { name: /4242.*Declined/ })).not.toBeChecked();
  expect(screen.queryByRole('radio', { name: /Klarna/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /1881/ }));
  await user.click(screen.getByRole('button', { name: /^Pay CA\$90\.00/ }));
  expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
  const paid = api.calls.filter(({ operationId }) => operationId === 'repayOffer');
  expect(paid.map(({ request }) => request)).toMatchObject([
    { offerId, paymentMethodId: card.paymentMethodId, acceptedTotal: { amount: 9_000, currency: 'CAD' } },
  ]);
});

it('says of a win whose card was refused that it is to be paid', async () => {
  show(buildDrawnEntry('paymentFailed'));
  expect(await screen.findByText(/your bank declined the card/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pay for what you won' })).toBeVisible();
});

it('gives up a win whose card was refused, after a warning [C7.42]', async () => {
  const { api, user } = show(buildDrawnEntry('paymentFailed'), { declineOfferPayment: { ok: true } });
  const asked = () => api.calls.filter(({ operationId }) => operationId === 'declineOfferPayment');
  await user.click(await screen.findByRole('button', { name: 'Give it up' }));
  const warning = within(await screen.findByRole('alertdialog', { name: 'Give up what you won?' }));
  expect(asked()).toEqual([]);
  const declinedAt = '2027-01-01T17:00:00Z';
  api.answer({ checkoutDrawClaim: buildClaim(buildDrawnEntry('lapsed', { declinedAt })) });
  await user.click(warning.getByRole('button', { name: 'Give it up' }));
  expect(await screen.findByText('You gave up what you won. You haven’t been charged.')).toBeVisible();
  expect(asked().map(({ request }) => request)).toEqual([{ offerId }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give it up' })).toBeNull());
});

it('says why a win cannot be claimed beside a cart [C5.06]', async () => {
  show({ ...won, allowed: { ...won.allowed, claim: { allowed: false, reason: 'cartBlocksOffer' } } });
  expect(await screen.findByRole('link', { name: 'Go to your cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim and check out' })).toBeNull();
});

it('asks again for a win that lapsed in the meantime, and stays', async () => {
  const { api, user } = show(won, { claimDraw: { eventId, selections: [] } });
  const button = await screen.findByRole('button', { name: 'Claim and check out' });
  api.answer({ checkoutDrawClaim: buildClaim(buildDrawnEntry('lapsed')) });
  await user.click(button);
  expect(await screen.findByText(/payment didn’t arrive in time/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Wish List entry' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim and check out' })).toBeNull());
});

it('knows no entry of another account', async () => {
  show(won, { checkoutDrawClaim: refuse('notFound') });
  expect(await screen.findByRole('heading', { level: 1, name: 'There’s nothing to claim' })).toBeVisible();
});
