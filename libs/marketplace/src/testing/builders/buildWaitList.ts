import type { WaitList, WaitListEntry } from '@foyer/contract';
import { buildListedEvent, idOf } from './buildEvents.ts';

/** Builds an entry in third place. */
export const buildEntry = (overrides: Partial<WaitListEntry> = {}): WaitListEntry => ({
  event: buildListedEvent(0),
  names: ['Orchestra', 'Balcony'],
  quantity: 2,
  maySplit: true,
  state: 'waiting',
  joinedAt: '2026-12-30T15:00:00Z',
  place: 3,
  ahead: 6,
  chance: 'possible',
  ...overrides,
});

/** Builds an entry with an offer that ends three hours after the time of the stories. */
export const buildOfferedEntry = (): WaitListEntry => {
  const { place: _place, ahead: _ahead, chance: _chance, ...entry } = buildEntry({ state: 'offered' });
  const offer = { offerGroupId: idOf(102), name: 'Balcony', quantity: 2, until: '2027-01-01T20:00:00Z' };
  return { ...entry, offer };
};

/** Builds the wait list of an event with two sold-out offers. */
export const buildWaitList = (overrides: Partial<WaitList> = {}): WaitList => ({
  event: buildListedEvent(0),
  groups: [
    {
      offerGroupId: idOf(102),
      name: 'Balcony',
      allIn: { amount: 4_500, currency: 'CAD' },
      minQuantity: 1,
      maxQuantity: 8,
    },
    {
      offerGroupId: idOf(101),
      name: 'Orchestra',
      allIn: { amount: 9_800, currency: 'CAD' },
      minQuantity: 1,
      maxQuantity: 6,
    },
  ],
  waiting: 14,
  offered: 5,
  claimMinutes: 240,
  serverTime: '2027-01-01T17:00:00Z',
  ...overrides,
});
