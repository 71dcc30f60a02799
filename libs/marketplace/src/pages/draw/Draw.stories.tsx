import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildDrawnDraw, buildPublicDraw } from '../../testing/buildDraw.ts';
import { eventId, never } from '../../testing/marketplaceSettings.ts';
import { onMarketplace } from '../../testing/onMarketplace.tsx';
import { DrawAddress } from '../../testing/DrawAddress.tsx';

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

export const Open: Story = { decorators: answering({}) };
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
