import { act, screen } from '@testing-library/react';
import type { Marketplace } from '@foyer/contract';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { auctionId, buildAuctionLive, buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventId, eventPath, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

const auction: Marketplace = {
  marketplaceId: auctionId,
  type: 'auction',
  state: 'open',
  opensAt: '2026-12-20T15:00:00Z',
  closesAt: '2027-01-05T17:00:00Z',
  resultsAt: '2027-01-05T18:00:00Z',
};
const show = (marketplaces: Marketplace[], answers: MockAnswers = {}) =>
  renderFeature(
    <EventAddress />,
    marketplaceSettings(
      { getEventProfile: buildProfile({ saleType: 'auction' }, { marketplaces }), ...answers },
      { path: eventPath },
    ),
  );
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

describe('the way into My Price on the event page', () => {
  it('is a card with lowest price, count, closing time and a link, without a sale below it [C1.04a]', async () => {
    show([auction]);
    const link = await screen.findByRole('link', { name: 'Name your price' });
    expect(link).toHaveAttribute('href', `/transaction/${eventId}/${auctionId}/marketOffers`);
    expect(await screen.findByText('149 offers so far')).toBeVisible();
    expect(screen.getByText('CA$44.80')).toBeVisible();
    expect(screen.getByText(/Offers until|Offers close/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'How many?' })).toBeNull();
  });

  it('leads to the own offer once there is one', async () => {
    show([auction], { getAuctionLive: buildAuctionLive({ offer: buildAuctionOffer() }) });
    expect(await screen.findByText('Your offer: CA$70.00 each')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your offer' })).toBeVisible();
  });

  it.each([
    ['See your offer', 'pendingResults'],
    ['See My Price', 'lost'],
  ] as const)('says "%s" after the close while the own offer is %s', async (name, state) => {
    const live = buildAuctionLive({ offer: buildAuctionOffer({ state }) });
    show([{ ...auction, state: 'pendingResults' }], { getAuctionLive: live });
    expect(await screen.findByText('Your offer: CA$70.00 each')).toBeVisible();
    expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('says that it ends soon, and that it is over [C4.05d, C4.05e]', async () => {
    const { unmount } = show([{ ...auction, state: 'endingSoon' }]);
    expect(await screen.findByText('Ending soon')).toBeVisible();
    unmount();
    show([{ ...auction, state: 'pendingResults' }]);
    expect(await screen.findByRole('link', { name: 'See My Price' })).toBeVisible();
    expect(screen.getByText(/Offers are closed\. Results by/)).toBeVisible();
  });

  it('shows new offers and the own one without a reload [C4.06b]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { api } = show([auction]);
      expect(await screen.findByText('149 offers so far')).toBeVisible();
      api.answer({
        getAuctionLive: buildAuctionLive({
          groups: [{ offerGroupId: idOf(101), offers: 120 }],
          offer: buildAuctionOffer(),
        }),
      });
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(await screen.findByText('120 offers so far')).toBeVisible();
      expect(screen.getByText('Your offer: CA$70.00 each')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
