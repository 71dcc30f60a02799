import { screen } from '@testing-library/react';
import type { Marketplace } from '@foyer/contract';
import { renderFeature } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { saleWindow } from '../../testing/builders/buildWays.ts';
import { buildProfile } from '../../testing/marketplaceSettings.ts';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { transactionSettings } from '../../testing/transactionAnswers.ts';

const show = (step: string, marketplaces: Marketplace[]) =>
  renderFeature(
    <TransactionAddress />,
    transactionSettings({ getEventProfile: buildProfile({}, { marketplaces }) }, { step }),
  );

describe('a sale without an active window', () => {
  const [closed, other] = [{ ...saleWindow, state: 'closed' as const }, idOf(897)];
  it.each<[string, Marketplace[], string]>([
    ['an event without windows', [], '/listings'],
    ['an event whose only window is closed', [closed], '/listings'],
    ['an offer of it', [closed], `/detail?offer=${idOf(101)}`],
    ['a window that is not there', [saleWindow], `/${other}/listings`],
    [
      'a closed window beside an open one',
      [saleWindow, { ...closed, marketplaceId: other }],
      `/${other}/listings`,
    ],
  ])('has a way to the event at the address of %s [C8.10a]', async (_name, marketplaces, step) => {
    const { api } = show(step, marketplaces);
    expect(await screen.findByText('Nothing is on sale here right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Event page' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/events/`),
    );
    expect(api.calls.some(({ operationId }) => operationId === 'listOfferGroups')).toBe(false);
  });

  it.each(['upcoming', 'soldOut'] as const)('is not one whose window is %s', async (state) => {
    show('/listings', [{ ...saleWindow, state }]);
    expect(await screen.findByRole('link', { name: 'Choose Orchestra' })).toBeVisible();
  });
});
