import { act, screen, waitFor, within } from '@testing-library/react';
import type { SaleState } from '@foyer/contract';
import { renderFeature } from '@foyer/testing';
import { buildOfferList, buyableOf, floor } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import {
  buildProfile,
  eventPath,
  marketplaceSettings,
  storyTime,
} from '../../../testing/marketplaceSettings.ts';

const withoutMap = { ...buildProfile(), seatChartId: undefined };
const heading = (name: string) => screen.findByRole('heading', { name });
const card = async (name: string) => within((await heading(name)).closest('li')!);

describe('a sale whose window opens or closes while the page is open', () => {
  const boundary = storyTime + 5_000;
  const at = new Date(boundary).toISOString();
  const reach = (clock: { now: number }, instant: number) => {
    clock.now = instant;
    // A page that becomes visible again reads the clock immediately.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const showWindow = (saleState: SaleState, window: { opensAt?: string; closesAt?: string }) => {
    const clock = { now: boundary - 1 };
    const { opensAt, closesAt: endAt } = window;
    const offerWindow = { saleState, ...(opensAt ? { opensAt } : {}), ...(endAt ? { endAt } : {}) };
    const shown = renderFeature(
      <EventAddress />,
      marketplaceSettings(
        {
          getEventProfile: {
            ...withoutMap,
            summary: {
              ...withoutMap.summary,
              saleType: 'purchase',
              saleState,
              ...window,
              laterStates: [
                ...(opensAt ? [{ at: opensAt, saleState: 'open' as const }] : []),
                ...(endAt ? [{ at: endAt, saleState: 'closed' as const }] : []),
              ],
            },
          },
          listOfferGroups: buildOfferList([{ ...floor, ...offerWindow, buyable: buyableOf(offerWindow) }]),
        },
        { path: eventPath, token: 'token', now: () => clock.now },
      ),
    );
    return { ...shown, clock };
  };
  const choose = async () => (await card('Floor, standing')).queryByRole('group', { name: /Quantity of/ });

  it('offers nothing until it opens, and everything from then on without a reload [C4.05b-c]', async () => {
    const closesAt = new Date(boundary + 3_600_000).toISOString();
    const { clock, api } = showWindow('openingSoon', { opensAt: at, closesAt });
    expect(await choose()).toBeNull();
    expect(await screen.findByText('Goes on sale')).toBeVisible();
    const asked = api.calls.length;
    reach(clock, boundary);
    await waitFor(async () => expect(await choose()).toBeVisible());
    expect(screen.queryByText('Goes on sale')).toBeNull();
    expect(api.calls.slice(asked).map(({ operationId }) => operationId)).not.toContain('getEventProfile');
  });

  it('offers until it closes, and nothing from then on [C4.05d, C4.05i]', async () => {
    const { clock } = showWindow('endingSoon', { closesAt: at });
    expect(await choose()).toBeVisible();
    reach(clock, boundary);
    expect(await screen.findByText(/Sales for this event are closed/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Floor, standing' })).toBeNull();
  });
});
