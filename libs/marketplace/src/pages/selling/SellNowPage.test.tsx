import { screen } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { SellingAddress } from '../../testing/addresses/SellingAddress.tsx';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildSellNowBid } from '../../testing/builders/buildExchange.ts';
import { buildListing, buildSold, sellingAnswers } from '../../testing/builders/buildSelling.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

const base = `/selling/${eventId}/${idOf(508)}`;
const show = (path: string, answers: MockAnswers = {}) =>
  renderFeature(
    <SellingAddress />,
    marketplaceSettings(
      { getProfile: buildProfile(), ...sellingAnswers, ...answers },
      { path, token: 'token' },
    ),
  );
const price = (amount: number) => ({ amount, currency: 'CAD' });

describe('selling now', () => {
  const best = buildSellNowBid(9_000);
  const payoutBy = '2027-03-05T05:00:00Z';

  it('sells to the best offer for what it pays, to the account that is chosen [C2.12f, C2.30d]', async () => {
    const shown = show(`${base}/sellNow`, {
      quoteSellNow: { best, payoutBy },
      sellNow: buildSold(),
      getSecondaryListing: buildSold(),
    });
    expect(await screen.findByText('A fan offers CA$90.00.')).toBeVisible();
    await shown.user.click(await screen.findByRole('button', { name: 'Sell for CA$88.00' }));
    expect(await screen.findByRole('heading', { name: 'Your sale' })).toBeVisible();
    const sales = shown.api.calls.filter(({ operationId }) => operationId === 'sellNow');
    expect(sales.map(({ request }) => request)).toEqual([
      { eventId, tokenIds: [idOf(508)], payoutMethodId: idOf(601), acceptedProceeds: price(8_800) },
    ]);
  });

  it('says that the offer is gone and nothing was sold, and offers the next best or an own price [C8.08b, C8.08c, C8.21ac]', async () => {
    const { user, api } = show(`${base}/sellNow`, {
      quoteSellNow: { best, payoutBy },
      sellNow: refuse('exchangeAskFillFailed'),
    });
    const sell = await screen.findByRole('button', { name: 'Sell for CA$88.00' });
    api.answer({ quoteSellNow: { best: buildSellNowBid(8_000), payoutBy } });
    await user.click(sell);
    expect(await screen.findByText('That offer is no longer available')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sell for CA$78.00' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your own price' })).toHaveAttribute(
      'href',
      expect.stringContaining(base),
    );
  });

  it('leads to an own price where no offer fits [C8.08c]', async () => {
    show(`${base}/sellNow`);
    expect(await screen.findByText('No offer fits right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your own price' })).toBeVisible();
  });

  it('tells whoever lists what the best offer pays, and where it pays no less [C8.08b]', async () => {
    const { unmount } = show(base, { quoteSellNow: { best, payoutBy } });
    expect(await screen.findByText(/If you sell right away, you’ll get CA\$88.00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sell now' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sellNow?tokens='),
    );
    unmount();
    const quoted = {
      seller: buildSellNowBid(8_000).seller,
      buyerPays: price(8_800),
      expiresAt: payoutBy,
      payoutBy,
      isFarBelow: false,
      sellNow: best,
    };
    show(base, { quoteSellNow: { best, payoutBy }, quoteSecondaryListing: quoted });
    expect(await screen.findByText(/A fan already offers as much or more/)).toBeVisible();
  });

  it('waits on the page of a listing whose buyer’s bank is silent', async () => {
    show(`${base}/summary`, { getSecondaryListing: buildListing({ isForOffer: true }) });
    expect(await screen.findByText(/still waiting for the buyer’s bank/)).toBeVisible();
  });
});
