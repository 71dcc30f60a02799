import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { onTokens } from '../../testing/tokenSettings.ts';
import { StreamingPage } from './StreamingPage.tsx';

const { venue: _none, ...streamed } = buildEventSummary({ kind: 'stream', attendance: ['STREAMING'] });

const meta: Meta<typeof StreamingPage> = {
  title: 'My passes/Streaming',
  component: StreamingPage,
  tags: ['page', 'my passes', 'stream', 'live', 'replay'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StreamingPage>;

const as = (listAttendingEvents: NonNullable<MockAnswers['listAttendingEvents']>): Story => ({
  decorators: [
    onTokens(
      { listAttendingEvents, getActivitySummary: { attending: 1, requested: 0, streaming: 1 } },
      { path: '/myPass/streaming' },
    ),
  ],
});

export const OneStream = as({ events: [{ event: streamed, tokenCount: 1 }] });
export const OneStreamFrench: Story = { ...OneStream, globals: { locale: 'fr-CA' } };
export const None: Story = { ...as({ events: [] }), tags: ['empty'] };
export const Loading = as(() => new Promise<never>(() => undefined));
export const Failed: Story = { ...as(refuse('serverError')), tags: ['error'] };
