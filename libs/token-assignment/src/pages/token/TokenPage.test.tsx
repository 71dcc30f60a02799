import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import {
  buildEventSummary,
  buildProfile,
  buildToken,
  refuse,
  renderFeature,
  type MockAnswers,
} from '@foyer/testing';
import { buildActivity, tokenSettings } from '../../testing/tokenSettings.ts';
import { TokenPage } from './TokenPage.tsx';

function KnowsProfile() {
  useGetProfileQuery();
  return null;
}
const token = buildToken();
const base = `/myPass/token/${token.eventId}`;
const show = (answers: MockAnswers = {}, path = base) =>
  renderFeature(
    <Routes>
      <Route path="/myPass/token/:eventId/:tokenId?" element={<TokenPage />} />
    </Routes>,
    tokenSettings(answers, { path }),
  );

describe('TokenPage', () => {
  it('shows event, doors and each {product} that the fan has there [C2.09b, C7.70a]', async () => {
    const { api } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    expect(screen.getAllByText(/Doors open at/)[0]).toHaveTextContent(/^Doors open at 6:00\sPM$/);
    expect(screen.getAllByRole('button', { name: 'Show to usher' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/calendar/en-US/${token.eventId}.ics`,
    );
    expect(api.calls).toContainEqual({
      operationId: 'getEventActivity',
      request: { eventId: token.eventId },
    });
  });

  it('says without network from when it is, and that changes need one', async () => {
    show({ getEventActivity: buildActivity({ keptAt: '2027-03-12T20:15:00Z' }) });
    expect(await screen.findByText(/^You’re offline\. This is from/)).toHaveTextContent(/3:15/);
  });

  it('says of an address whose {product} the fan no longer has that it is not available [C8.15b]', async () => {
    const own = show({}, `${base}/${token.tokenId}`);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByText('Pass no longer available')).toBeNull();
    own.unmount();
    show({}, `${base}/01936f5e-7c00-7000-8000-0000000000ff`);
    expect(await screen.findByText('Pass no longer available')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Show to usher' })).toHaveLength(2);
  });

  it('says where the event is, how to get there, and where help is', async () => {
    const venue = { ...buildEventSummary().venue!, coordinates: { latitude: 43.64, longitude: -79.38 } };
    show({ getEventActivity: buildActivity({ event: buildEventSummary({ venue }) }) });
    const aside = await screen.findByRole('complementary', { name: 'Northern Lights' });
    expect(within(aside).getByRole('heading', { name: venue.name })).toBeVisible();
    expect(within(aside).getByRole('link', { name: 'Event page' })).toHaveAttribute(
      'href',
      expect.stringContaining(token.eventId),
    );
    expect(within(aside).getByRole('link', { name: /here to help/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact/),
    );
    expect(screen.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('43.64'),
    );
  });

  it('has no directions to an event that is only streamed', async () => {
    const { venue: _venue, ...event } = buildEventSummary();
    show({ getEventActivity: buildActivity({ event }) });
    expect(await screen.findByRole('link', { name: 'Event page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Get directions/ })).toBeNull();
  });

  it('shows the code of the one that was pressed, closes it, and gives the focus back [C2.29f]', async () => {
    const { user } = show();
    const [, second] = await screen.findAllByRole('button', { name: 'Show to usher' });
    await user.click(second!);
    expect((await screen.findByText(/^Section 101/)).parentElement).toHaveTextContent(
      'Section 101 · Row C · Seat 13',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds each valid {product} to the wallet of a phone, where the server makes passes', async () => {
    const tokens = [
      token,
      buildToken({ tokenId: '01936f5e-7c00-7000-8000-0000000000c3', state: 'sent' }),
      buildToken({
        tokenId: '01936f5e-7c00-7000-8000-0000000000c4',
        allowed: { showCode: { allowed: true } },
      }),
    ];
    const { user, api } = show({
      getEventActivity: buildActivity({ tokens }),
      getApplePass: { fileName: 'x.pkpass', content: '' },
    });
    const name = 'Add to Apple Wallet: Section 101, Row C, Seat 12';
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getAllByRole('button', { name: /Wallet/ })).toHaveLength(2);
    expect(api.calls).toContainEqual({ operationId: 'getApplePass', request: { tokenId: token.tokenId } });
  });

  it('says until when the whole price of a moved event is given back, and leads to it', async () => {
    const event = buildEventSummary({ status: 'Rescheduled', timezone: 'America/Toronto' });
    show({ getEventActivity: buildActivity({ event, refundUntil: '2027-02-01T04:00:00Z' }) });
    expect(await screen.findByText(/until/)).toHaveTextContent(/full refund until .*January 31, 2027/);
    expect(screen.getByRole('link', { name: 'Get a refund' })).toHaveAttribute(
      'href',
      `/refund/${event.eventId}`,
    );
  });

  it('promises no refund of a moved event once the choice is over', async () => {
    const event = buildEventSummary({ status: 'Rescheduled' });
    show({ getEventActivity: buildActivity({ event }) });
    expect(await screen.findByText('Your Passes stay valid.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get a refund' })).toBeNull();
  });

  it('opens the code of the {product} that the address names [C2.09b]', async () => {
    show({}, `${base}/${token.tokenId}`);
    expect(await screen.findByRole('dialog', { name: 'Show to usher' })).toBeInTheDocument();
    expect((await screen.findByText(/^Section 101/)).parentElement).toHaveTextContent(
      'Section 101 · Row C · Seat 12',
    );
  });

  it('says that all is frozen, where that ends, and gives no code', async () => {
    const { user } = renderFeature(
      <>
        <KnowsProfile />
        <Routes>
          <Route path="/myPass/token/:eventId/:tokenId?" element={<TokenPage />} />
        </Routes>
      </>,
      tokenSettings(
        {
          getProfile: buildProfile({ tokensFrozenAt: '2027-03-12T20:00:00Z' }),
          getEntrySecret: refuse('tokensFrozen', {
            message: 'Your Passes are frozen. Unfreeze them in your profile.',
          }),
        },
        { path: base },
      ),
    );
    expect(await screen.findByRole('link', { name: 'Unfreeze' })).toHaveAttribute(
      'href',
      '/profile/preferences',
    );
    const [first] = await screen.findAllByRole('button', { name: 'Show to usher' });
    await user.click(first!);
    expect(await screen.findByText(/Your Passes are frozen. Unfreeze them/)).toBeInTheDocument();
    expect(document.querySelector('[data-entry-code]')).toBeNull();
  });

  it('opens nothing for a {product} that is not the fan’s', async () => {
    show({}, `${base}/01936f5e-7c00-7000-8000-00000000ffff`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists extras with how they are delivered, and whether they were handed out or sent, and where to [C3.22h-l]', async () => {
    const orderId = token.orderId;
    show({
      getEventActivity: buildActivity({
        extras: [
          {
            orderId,
            name: 'Tour shirt',
            category: 'MERCHANDISE',
            quantity: 1,
            fulfilment: 'PICKUP',
            redeemed: false,
          },
          { orderId, name: 'Programme', category: 'ADD_ON', quantity: 2, redeemed: true },
          {
            orderId,
            name: 'Tour poster',
            category: 'MERCHANDISE',
            quantity: 1,
            fulfilment: 'SHIPPING',
            redeemed: true,
            shippingAddress: {
              fullName: 'Ada Tremblay',
              address: '1 Rue Rachel',
              unit: '',
              country: 'CA',
              googlePlaceId: '',
            },
          },
          {
            orderId,
            name: 'Vinyl',
            category: 'MERCHANDISE',
            quantity: 1,
            fulfilment: 'SHIPPING',
            redeemed: false,
          },
        ],
      }),
    });
    expect(await screen.findByText('1 × Tour shirt · Pickup at the venue')).toBeVisible();
    expect(screen.getByText('2 × Programme · Picked up')).toBeVisible();
    expect(screen.getByText(/1 × Tour poster · .* · Shipped/)).toBeVisible();
    expect(screen.getByText(/1 × Vinyl · .* · Not shipped yet/)).toBeVisible();
    expect(screen.getByText('Ships to Ada Tremblay, 1 Rue Rachel, CA')).toBeVisible();
  });

  it('says why it could not be shown, and tries again [C4.28c]', async () => {
    const { user, api } = show({ getEventActivity: refuse('notFound') });
    expect(await screen.findByText('Oops, this Pass is no longer valid.')).toBeVisible();
    api.answer({ getEventActivity: buildActivity() });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
  });
});
