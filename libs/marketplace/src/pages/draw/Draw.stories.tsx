import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { DrawRecord } from '@foyer/verify-draw';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildDrawnDraw, buildPublicDraw } from '../../testing/builders/buildDraw.ts';
import { eventId, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

const meta: Meta<typeof DrawAddress> = {
  title: 'Marketplace/Pages/Check a draw',
  component: DrawAddress,
  tags: ['page', 'draw', 'wish list', 'verify', 'fair'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DrawAddress>;

const answering = (answers: MockAnswers) => [onMarketplace(answers, { path: `/draw/${eventId}` })];

/** Finished draw, the same for both calls. */
const drawn: MockAnswers = {
  getDrawRecord: async () => (await buildDrawnDraw()).draw,
  listPublishedEntries: async (query) => (await buildDrawnDraw()).listPublishedEntries(query),
};

const withdrawn = (record: DrawRecord): DrawRecord => ({
  ...record,
  wins: record.wins.map((win) => ({ ...win, withdrawn: true })),
});

export const Open: Story = { decorators: answering({}) };
export const Upcoming: Story = {
  decorators: answering({
    getDrawRecord: buildPublicDraw({ state: 'upcoming', opensAt: '2027-01-03T15:00:00Z', entries: 0 }),
  }),
};
export const Cancelled: Story = {
  tags: ['cancelled'],
  decorators: answering({ getDrawRecord: buildPublicDraw({ state: 'cancelled' }) }),
};
export const StockChanged: Story = {
  tags: ['changed'],
  decorators: answering({
    getDrawRecord: buildPublicDraw({
      stockChanges: [{ stockId: 'balcony', before: 14, after: 10, changedAt: '2026-12-28T15:00:00Z' }],
    }),
  }),
};
export const Closed: Story = {
  tags: ['results'],
  decorators: answering({
    getDrawRecord: buildPublicDraw({
      state: 'closed',
      closedAt: '2027-01-01T16:00:00Z',
      closedEarly: 'The venue needs the seats for its own guests.',
      entriesRoot: '4f'.repeat(32),
      beaconSource: 'sandbox',
      beaconRound: 4711,
      rootPublishedAt: '2027-01-01T16:00:30Z',
      beaconAt: '2027-01-06T17:00:30Z',
    }),
  }),
};
export const Drawn: Story = {
  tags: ['results'],
  decorators: answering(drawn),
};
/** Draw whose winning places were all taken off sale afterwards: its check says so, without finding it wrong. */
export const Withdrawn: Story = {
  tags: ['results', 'withdrawn'],
  decorators: answering({
    getDrawRecord: async () => (await buildDrawnDraw(withdrawn)).draw,
    listPublishedEntries: async (query) => (await buildDrawnDraw(withdrawn)).listPublishedEntries(query),
  }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Check this draw' })).click();
    await canvas.findByText(/taken off sale after the draw/);
  },
};
export const Gone: Story = { tags: ['empty'], decorators: answering({ getDrawRecord: refuse('notFound') }) };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ getDrawRecord: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ getDrawRecord: refuse('serverError') }),
};
export const French: Story = {
  globals: { locale: 'fr-CA' },
  decorators: answering(drawn),
};
