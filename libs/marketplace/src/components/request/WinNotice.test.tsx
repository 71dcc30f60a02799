import { screen, waitFor } from '@testing-library/react';
import { buildProfile, renderFeature } from '@foyer/testing';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { buildDrawEntry, offerId } from '../../testing/builders/buildDraw.ts';
import { buildListedEvent, idOf } from '../../testing/builders/buildEvents.ts';
import { WinNotice } from './WinNotice.tsx';

const serverTime = '2027-01-07T17:00:00Z';
const yes = { allowed: true };
const no = { allowed: false, reason: 'marketplaceClosed' } as const;
const won = { ...buildListedEvent(0), saleState: 'actionRequired' } as const;
const entry = buildDrawEntry();
const offer = buildAuctionOffer();

const show = (answers: { entries?: (typeof entry)[]; offers?: (typeof offer)[] }) =>
  renderFeature(
    <WinNotice eventId={eventId} />,
    marketplaceSettings(
      {
        getProfile: buildProfile(),
        listDrawEntries: { entries: answers.entries ?? [], serverTime },
        listAuctionOffers: { offers: answers.offers ?? [], serverTime },
      },
      { token: 'token' },
    ),
  );

describe('the notice of a win on the event page [C4.05f, C4.23f]', () => {
  it('leads from a win in a draw to its claim', async () => {
    show({ entries: [{ ...entry, event: won, allowed: { ...entry.allowed, claim: yes } }] });
    expect(await screen.findByText('Action required')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Claim and pay' });
    expect(link).toHaveAttribute('href', `/claim/${eventId}/${idOf(900)}/${offerId}`);
  });

  it('leads from a refused card to another one', async () => {
    show({ offers: [{ ...offer, event: won, allowed: { ...offer.allowed, repay: yes, pickSeats: no } }] });
    expect(await screen.findByRole('link', { name: 'Pay with another card' })).toBeVisible();
  });

  it('leads from an accepted offer to its seats', async () => {
    show({ offers: [{ ...offer, event: won, allowed: { ...offer.allowed, pickSeats: yes } }] });
    expect(await screen.findByRole('link', { name: 'Choose seats' })).toBeVisible();
  });

  it('says nothing while there is nothing to do, or for another event', async () => {
    const { api } = show({ entries: [entry], offers: [{ ...offer, event: { ...won, eventId: idOf(2) } }] });
    const asked = () => api.calls.map(({ operationId }) => operationId);
    await waitFor(() =>
      expect(asked()).toEqual(expect.arrayContaining(['listDrawEntries', 'listAuctionOffers'])),
    );
    expect(screen.queryByText('Action required')).toBeNull();
  });
});
