import { screen, within } from '@testing-library/react';
import type { AuctionOffer } from '@foyer/contract';
import {
  buildAllocatedAuction,
  buildAuctionOffer,
  buildClosedOffer,
} from '../../../testing/builders/buildAuction.ts';
import { showMyPrice } from '../../../testing/showMyPrice.tsx';

const showOffer = (offer: AuctionOffer) => showMyPrice({ auction: buildAllocatedAuction(), offer });

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('how long an offer waits for a place', () => {
  it('lets the fan choose how long before the event it expires, and says what for [C3.20d, C9.03]', async () => {
    const shown = showMyPrice(
      {},
      { makeAuctionOffer: buildAuctionOffer({ expiresHoursBefore: 24, expiresAt: '2027-01-08T01:00:00Z' }) },
    );
    const expiry = await screen.findByRole('combobox', { name: 'How long your offer stays open' });
    expect(expiry).toHaveAccessibleDescription(/it could still be if someone doesn’t pay in time/);
    expect(
      within(expiry)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Until the event starts',
      'Until 2 hours before the event',
      'Until 12 hours before the event',
      'Until 1 day before the event',
      'Until 3 days before the event',
    ]);
    await shown.user.selectOptions(expiry, 'Until 1 day before the event');
    await shown.press('Make offer');
    await shown.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make offer' }),
    );
    await screen.findByRole('dialog', { name: 'Your offer is in' });
    expect(shown.asked('makeAuctionOffer')).toMatchObject([{ expiresHoursBefore: 24 }]);
  });

  it('shows when the own offer expires, and that it has [C4.06i]', async () => {
    const expiry = { expiresHoursBefore: 24, expiresAt: '2027-01-08T01:00:00Z' };
    showOffer(buildClosedOffer('pendingResults', expiry));
    expect(await screen.findByText('Stays open until')).toBeVisible();
    showOffer(buildClosedOffer('expired', expiry));
    expect(await screen.findByText(/in the time you chose, so it expired/)).toBeVisible();
  });
});
