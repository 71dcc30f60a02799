import { screen, waitFor, within } from '@testing-library/react';
import type { MarketOffer } from '@foyer/contract';
import {
  buildConfiguration,
  buildProfile as buildUser,
  refuse,
  renderFeature,
  type MockAnswers,
} from '@foyer/testing';
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
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

const serverTime = '2027-01-01T17:00:00Z';
const money = (amount: number) => ({ amount, currency: 'CAD' });
function show(answers: MockAnswers = {}, path = exchangePath) {
  const shown = renderFeature(
    <ExchangeAddress />,
    marketplaceSettings(
      { getProfile: buildUser(), ...exchangeAnswers, ...answers },
      { path, token: 'token' },
    ),
  );
  const asked = (operationId: string) =>
    shown.api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
  return { ...shown, asked };
}
const having = (offer: MarketOffer, answers: MockAnswers = {}) =>
  show({ listMarketOffers: { marketOffers: [offer], serverTime }, ...answers });

describe('a standing offer to fans', () => {
  it('is made for a category, quantity, price and end, with the total that is shown [C2.17a, C2.17b, C2.24d, C3.20a]', async () => {
    const { user, asked, api } = show();
    expect(
      await screen.findByText(/Fans ask from CA\$95.00 · 12 offers, up to CA\$90.00 each/),
    ).toBeVisible();
    expect(screen.getByText(/No fan is selling right now · Few offers so far/)).toBeVisible();
    const price = screen.getByRole('textbox', { name: 'Your price each, before fees' });
    await user.clear(price);
    await user.type(price, '90');
    expect(await screen.findByText('CA$227.70')).toBeVisible();
    api.answer({ listMarketOffers: { marketOffers: [buildMarketOffer()], serverTime } });
    await user.click(screen.getByRole('button', { name: 'Make offer' }));
    expect(await screen.findByRole('heading', { name: 'Your offer stands' })).toBeVisible();
    expect(asked('createMarketOffer')).toEqual([
      {
        ...{ eventId, offerGroupId: idOf(101), quantity: 2, price: money(9_000), hoursBefore: 1 },
        ...{ paymentMethodId: idOf(950), acceptedTotal: money(22_770) },
      },
    ]);
  });

  it('keeps its price within bounds before the server is asked [C5.07a, C5.07b]', async () => {
    const { user, asked } = show();
    const price = await screen.findByRole('textbox', { name: 'Your price each, before fees' });
    for (const [typed, words] of [
      ['0.5', 'The lowest price is CA$1.00.'],
      ['200', 'The highest price is CA$110.00.'],
      ['x', /Enter a price, like/],
    ] as const) {
      await user.clear(price);
      await user.type(price, typed);
      await user.click(screen.getByRole('button', { name: 'Make offer' }));
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(price).toHaveFocus();
    expect(asked('createMarketOffer')).toEqual([]);
  });

  it('names a listing that can be bought instead, and links to it', async () => {
    show({
      checkoutMarketOffer: (request) =>
        buildBidCheckout(request, { buyNow: { listingId: idOf(700), price: money(9_500) } }),
    });
    expect(await screen.findByText(/A fan already sells at CA\$95.00 each/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what fans sell' })).toHaveAttribute(
      'href',
      expect.stringMatching(/listings\?resale=1$/),
    );
  });

  it('says why it can’t be made, and how the server refused it [C5.06, C8.02b]', async () => {
    const { unmount } = show({
      checkoutMarketOffer: (request) =>
        buildBidCheckout(request, { make: { allowed: false, reason: 'cartBlocksOffer' } }),
    });
    expect(await screen.findByText(/You have items from this event in your cart/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
    unmount();
    const { user, asked } = show({ createMarketOffer: refuse('ticketLimitEvent') });
    await screen.findByText('CA$253.00');
    await user.click(screen.getByRole('button', { name: 'Make offer' }));
    await waitFor(() => expect(asked('createMarketOffer')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Make offer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your offer stands' })).toBeNull();
  });

  it('is changed in any direction, and cancelled after a question [C2.24d, C4.06g]', async () => {
    const { user, asked, api } = having(buildMarketOffer());
    await user.click(await screen.findByRole('button', { name: 'Change offer' }));
    const price = await screen.findByRole('textbox', { name: 'Your price each, before fees' });
    expect(price).toHaveValue('90');
    await user.clear(price);
    await user.type(price, '50');
    expect(await screen.findByText('CA$126.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Your offer stands' })).toBeVisible();
    expect(asked('updateMarketOffer')).toMatchObject([
      { marketOfferId: idOf(960), price: money(5_000), acceptedTotal: money(12_650) },
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancel offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this offer?' }));
    const ended = buildEndedOffer({ state: 'lost', lostReason: 'cancelled' });
    api.answer({ listMarketOffers: { marketOffers: [ended], serverTime } });
    await user.click(question.getByRole('button', { name: 'Cancel offer' }));
    expect(await screen.findByText('It was canceled. You haven’t been charged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make another offer' }));
    expect(await screen.findByRole('button', { name: 'Make offer' })).toBeVisible();
  });

  it.each([
    [buildEndedOffer({ state: 'pendingPayment' }), 'A fan accepted. We’re charging your card.'],
    [buildEndedOffer({ state: 'claimed' }), 'Accepted and paid'],
    [buildRefusedOffer(), 'We couldn’t charge your card'],
    [buildEndedOffer({ state: 'lost', lostReason: 'expired' }), 'Your offer has ended'],
    [buildEndedOffer({ state: 'lost', lostReason: 'failedPayment' }), 'Your offer has ended'],
  ])('tells what has become of it [C4.06f, C4.06i, C4.07c, C4.08a, C4.08b, C4.08c]', async (offer, title) => {
    having(offer);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose another card' }) !== null).toBe(
      offer.state === 'paymentFailed',
    );
  });

  it('closes with the resale, and is not there without one', async () => {
    const { unmount } = show({ listExchangeCategories: buildExchange({ expiryHours: [] }) });
    expect(await screen.findByText('Offers are closed')).toBeVisible();
    unmount();
    show({ listExchangeCategories: refuse('notFound') });
    expect(await screen.findByText('There’s no resale for this event')).toBeVisible();
  });

  it('is the page of an event with neither draw nor auction, and of none where resale is off [C9.12d]', async () => {
    const path = `/transaction/${eventId}/marketOffers`;
    const resale = { sharePpm: 0, blocked: [] };
    const answers = {
      getEventProfile: buildProfile({}, { marketplaces: [], resale }),
      checkoutDraw: refuse('notFound'),
      checkoutAuction: refuse('notFound'),
    };
    const { unmount } = show(answers, path);
    expect(await screen.findByRole('heading', { name: 'Offer to buy from fans' })).toBeVisible();
    unmount();
    show({ ...answers, getConfiguration: buildConfiguration({ currencies: ['CAD'], abilities: [] }) }, path);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Offer to buy from fans' })).toBeNull());
  });
});
