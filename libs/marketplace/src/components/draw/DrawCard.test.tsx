import { screen } from '@testing-library/react';
import type { Marketplace } from '@foyer/contract';
import { buildProfile as buildFanProfile, renderFeature } from '@foyer/testing';
import { buildDrawEntry } from '../../testing/builders/buildDraw.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventId, eventPath, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

const draw: Marketplace = {
  marketplaceId: idOf(900),
  type: 'draw',
  state: 'open',
  opensAt: '2026-12-20T15:00:00Z',
  closesAt: '2027-01-05T17:00:00Z',
  resultsAt: '2027-01-06T17:00:00Z',
};
const show = (...marketplaces: Marketplace[]) =>
  renderFeature(
    <EventAddress />,
    marketplaceSettings(
      {
        getEventProfile: buildProfile(
          { saleType: 'draw', saleState: marketplaces[0]!.state },
          { marketplaces },
        ),
      },
      { path: eventPath },
    ),
  );
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

describe('the way into a Wish List on the event page', () => {
  it('is a card with price, closing time and a link, without a sale below it', async () => {
    const { api } = show(draw);
    const link = await screen.findByRole('link', { name: 'Enter the Wish List' });
    expect(link).toHaveAttribute('href', `/transaction/${eventId}/${idOf(900)}/marketOffers`);
    expect(screen.getByText(/Entries close/)).toBeVisible();
    expect(await screen.findByText('From')).toBeVisible();
    expect(screen.queryByText(/Buy Now/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'How many?' })).toBeNull();
    const listed = api.calls.filter(({ operationId }) => operationId === 'listOfferGroups');
    expect(listed.map(({ request }) => request)).toEqual([{ eventId, marketplaceId: idOf(900) }]);
  });

  it('leads to the own entry once there is one', async () => {
    const serverTime = '2027-01-01T17:00:00Z';
    renderFeature(
      <EventAddress />,
      marketplaceSettings(
        {
          getProfile: buildFanProfile(),
          getEventProfile: buildProfile({ saleType: 'draw' }, { marketplaces: [draw] }),
          listDrawEntries: { entries: [buildDrawEntry()], serverTime },
        },
        { path: eventPath, token: 'token' },
      ),
    );
    expect(await screen.findByRole('link', { name: 'See your entry' })).toBeVisible();
  });

  it('lets a visitor sign in over the event, and then leads there', async () => {
    const { user, store } = show(draw);
    await user.click(await screen.findByRole('link', { name: 'Enter the Wish List' }));
    expect(store.getState()).toMatchObject({ identity: { flow: { kind: 'open' } } });
    expect(screen.getByRole('link', { name: 'Enter the Wish List' })).toBeVisible();
  });

  it('leaves extras on sale, without a map and a list of nothing', async () => {
    const { user } = show(draw, { ...draw, marketplaceId: idOf(901), type: 'purchase', isForExtras: true });
    const extras = await screen.findByRole('heading', { name: 'Add extras' });
    expect(extras).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Choose' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Add one' })[0]!);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('still leads there once entries are closed', async () => {
    show({ ...draw, state: 'pendingResults' });
    expect(await screen.findByRole('link', { name: 'See the Wish List' })).toBeVisible();
    expect(screen.getByText(/Entries are closed\. Results by/)).toBeVisible();
  });

  it('says that it is over, once', async () => {
    show({ ...draw, state: 'closed' });
    expect(await screen.findByText('The winners have been drawn.')).toBeVisible();
    expect(screen.queryByText(/Entries .*closed/)).toBeNull();
  });
});
