import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import {
  onStreaming,
  onStreamingAsVisitor,
  buildClosedStream,
  buildPlayback,
  buildStream,
  inHours,
} from '../../testing/streamingSettings.ts';
import { PlayerPage } from './PlayerPage.tsx';

const never = () => new Promise<never>(() => undefined);
/** No server answers there: the player is seen while it tries. */
const unreachable = buildPlayback({ manifestUrl: 'https://streams.example/show/master.m3u8' });

const meta: Meta<typeof PlayerPage> = {
  title: 'Streaming/Player page',
  component: PlayerPage,
  tags: ['page', 'video', 'live', 'replay', 'stream'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/player/:eventId" element={<PlayerPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof PlayerPage>;

const as = (info: NonNullable<MockAnswers['getVideoStreamInfo']>, answers: MockAnswers = {}): Story => ({
  decorators: [onStreaming({ getVideoStreamInfo: info, ...answers })],
});
const playing: MockAnswers = { initializePlayback: unreachable, beatPlayback: unreachable };

export const NotStarted = as(buildClosedStream('notStarted', { startsAt: inHours(60) }));
export const Today = as(buildClosedStream('today', { startsAt: inHours(2.25) }));
/** No answer from the stream: tried again for as long as the page is open. */
export const Reconnecting: Story = { ...as(buildStream(), playing), tags: ['offline', 'outage'] };
/** The server says that it isn't the viewer's connection. */
export const Down: Story = {
  ...as(buildStream(), { ...playing, initializePlayback: { ...unreachable, notices: ['streamDown'] } }),
  tags: ['outage', 'error'],
};
export const Replay: Story = {
  ...as(buildStream({ state: 'replayAvailable' }), {
    ...playing,
    initializePlayback: { ...unreachable, state: 'replayAvailable', notices: ['replayExpiresSoon'] },
  }),
  tags: ['video on demand'],
};
/** More than one {product} on one account. */
export const TwoPasses = as(
  buildStream({ items: [{ inventoryItemId: '01936f5e-7c00-7000-8000-000000000020', quantity: 2 }] }),
  playing,
);
export const OpenElsewhere: Story = {
  ...as(buildStream({ isOpenElsewhere: true }), { initializePlayback: refuse('streamTooManyDevices') }),
  tags: ['too many devices', 'sessions'],
};
export const BeginFailed: Story = {
  ...as(buildStream(), {
    initializePlayback: refuse('streamNotOpen', { message: 'The stream hasn’t started yet.' }),
  }),
  tags: ['error'],
};
export const ReplayExpired = as(
  buildClosedStream('replayExpired', { startsAt: inHours(-120), replayExpiresAt: inHours(-30) }),
);
/** A viewer is asked once, and may skip. */
export const Feedback = as(
  buildClosedStream('ended', { startsAt: inHours(-3), hasWatched: true, feedback: 'due' }),
);
export const ThankYou: Story = {
  ...Feedback,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Excellent' }));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(await page.findByText('Thank you!')).toBeVisible();
  },
};
export const Ended = as(buildClosedStream('ended', { startsAt: inHours(-30) }));
export const NotEntitled: Story = {
  ...as(buildClosedStream('live', { items: [] })),
  tags: ['forbidden'],
};
export const LongName = as(
  buildClosedStream('today', {
    startsAt: inHours(0.2),
    event: buildEventSummary({
      shortName: 'The Extraordinarily Long Evening of Chamber Music, Conversation and Weather',
      attendance: ['STREAMING'],
    }),
  }),
);
export const TodayFrench: Story = { ...Today, globals: { locale: 'fr-CA' } };
export const Visitor: Story = { decorators: [onStreamingAsVisitor] };
export const Loading = as(never);
export const Failed: Story = { ...as(refuse('notFound')), tags: ['error'] };
