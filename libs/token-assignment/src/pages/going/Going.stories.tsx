import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AttendingEvent } from '@foyer/contract';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { onTokens } from '../../testing/tokenSettings.ts';
import { GoingPage } from './GoingPage.tsx';

const base = buildEventSummary();
const attending = (
  at: number,
  overrides: Parameters<typeof buildEventSummary>[0],
  tokenCount = 2,
): AttendingEvent => ({
  event: buildEventSummary({ eventId: `01936f5e-7c00-7000-8000-00000000010${at}`, ...overrides }),
  tokenCount,
});
const pastAt = { path: '/myPass/past/going' };
const { venue: _none, ...streamed } = buildEventSummary({
  eventId: '01936f5e-7c00-7000-8000-000000000107',
  shortName: 'Midnight Stream',
  kind: 'stream',
  attendance: ['STREAMING'],
});

const meta: Meta<typeof GoingPage> = {
  title: 'My passes/Going page',
  component: GoingPage,
  tags: ['page', 'my passes', 'tickets', 'upcoming', 'past', 'list', 'event card'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof GoingPage>;

const listing = (listAttendingEvents: NonNullable<MockAnswers['listAttendingEvents']>, more = {}) => [
  onTokens({ listAttendingEvents }, { path: '/myPass/going', ...more }),
];

export const Full: Story = {
  decorators: listing({
    events: [
      attending(1, {}),
      attending(2, { shortName: 'The Cherry Orchard', kind: 'theatre' }, 1),
      attending(3, { shortName: 'Comets at Owls', kind: 'sports', status: 'Rescheduled' }, 4),
      attending(4, { shortName: 'Laugh Track', kind: 'comedy', status: 'Postponed' }),
      attending(5, { shortName: 'Winter Lights', kind: 'festival', status: 'Cancelled' }),
      { event: streamed, tokenCount: 1 },
    ],
  }),
};
export const OneEvent: Story = { decorators: listing({ events: [attending(1, {})] }) };
/** A cancelled event has no countdown. */
export const NextCanceled: Story = {
  tags: ['cancelled'],
  decorators: listing({ events: [attending(1, { status: 'Cancelled' })] }),
};
export const InThreeWeeks: Story = {
  tags: ['soon'],
  decorators: listing({ events: [attending(1, { startsAt: '2027-04-02T01:00:00Z' }, 1)] }),
};
export const LongText: Story = {
  tags: ['long text'],
  decorators: listing({
    events: [
      attending(
        1,
        {
          shortName:
            'The Extraordinarily Long Farewell Tour of the Northern Lights Philharmonic Orchestra and Choir',
          venue: {
            ...base.venue!,
            name: 'Auditorium de la Grande Bibliothèque nationale du Québec',
            city: 'Saint-Jean-sur-Richelieu',
          },
        },
        8,
      ),
    ],
  }),
};
export const Empty: Story = { tags: ['empty state'], decorators: listing({ events: [] }) };
export const Past: Story = {
  decorators: listing(
    { events: [attending(1, { startsAt: '2026-02-14T01:00:00Z', shortName: 'Valentine Revue' }, 2)] },
    pastAt,
  ),
};
export const PastEmpty: Story = { tags: ['empty state'], decorators: listing({ events: [] }, pastAt) };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: listing(() => new Promise<never>(() => undefined)),
};
export const Failed: Story = { tags: ['error', 'retry'], decorators: listing(refuse('serverError')) };
export const Offline: Story = {
  tags: ['error', 'offline', 'retry'],
  decorators: listing(() => {
    throw new TypeError('offline');
  }),
};
