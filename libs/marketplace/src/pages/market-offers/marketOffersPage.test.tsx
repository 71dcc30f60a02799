import { screen, within } from '@testing-library/react';
import { buildProfile as buildUser, renderFeature } from '@foyer/testing';
import { AuctionAddress } from '../../testing/addresses/AuctionAddress.tsx';
import { buildAuctionCheckout, buildAuctionLive } from '../../testing/builders/buildAuction.ts';
import { buildDrawCheckout } from '../../testing/builders/buildDraw.ts';
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { auctionWindow, drawWindow, saleWindow } from '../../testing/builders/buildWays.ts';

const show = (marketplaceId = '') =>
  renderFeature(
    <AuctionAddress />,
    marketplaceSettings(
      {
        getProfile: buildUser(),
        getEventProfile: buildProfile({}, { marketplaces: [saleWindow, drawWindow, auctionWindow] }),
        checkoutDraw: buildDrawCheckout(),
        checkoutAuction: buildAuctionCheckout(),
        getAuctionLive: buildAuctionLive(),
      },
      { path: `/transaction/${eventId}/${marketplaceId && `${marketplaceId}/`}marketOffers`, token: 'token' },
    ),
  );
const ways = async () => {
  const sale = await screen.findByRole('heading', { level: 3, name: 'Buy Now' });
  return within(sale.closest('ul')!);
};

describe('the offers of an event with a Wish List and My Price [C2.17a]', () => {
  beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  it('are those that the address names, with the other ways after the form', async () => {
    show(auctionWindow.marketplaceId);
    const button = await screen.findByRole('button', { name: 'Make offer' });
    const others = await ways();
    expect(others.getByRole('heading', { level: 3, name: 'Wish List' })).toBeVisible();
    expect(others.getByText('You’re on this page now.')).toBeVisible();
    expect(button.compareDocumentPosition(others.getByRole('heading', { name: 'Buy Now' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('are the Wish List where the address names it, or none, with a way to My Price', async () => {
    const { unmount } = show(drawWindow.marketplaceId);
    expect(await screen.findByRole('button', { name: 'Enter the Wish List' })).toBeVisible();
    unmount();
    show();
    expect(await screen.findByRole('button', { name: 'Enter the Wish List' })).toBeVisible();
    expect((await ways()).getByRole('link', { name: 'Name your price' })).toHaveAttribute(
      'href',
      `/transaction/${eventId}/${auctionWindow.marketplaceId}/marketOffers`,
    );
  });
});
