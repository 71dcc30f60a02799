import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { onStreaming, buildClientStream, buildOpinions } from '../../testing/streamingSettings.ts';
import { PlayerAnalyticsPage } from './PlayerAnalyticsPage.tsx';

const path = `/player/${buildEventSummary().eventId}/analytics`;

const meta: Meta<typeof PlayerAnalyticsPage> = {
  title: 'Streaming/Figures of a stream',
  component: PlayerAnalyticsPage,
  tags: ['page', 'organizer', 'analytics', 'viewers', 'feedback'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/player/:eventId/analytics" element={<PlayerAnalyticsPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof PlayerAnalyticsPage>;

const as = (answers: MockAnswers = {}): Story => ({ decorators: [onStreaming(answers, { path })] });
const none = {
  ...{ concurrent: 0, peak: 0, unique: 0, minutes: 0, countries: [], qualities: [] },
  serverTime: '2027-03-12T23:45:00Z',
};

export const Live = as();
export const LiveFrench: Story = { ...Live, globals: { locale: 'fr-CA' } };
/** Before anyone has watched. */
export const NoViewers = as({
  getClientStream: buildClientStream({ state: 'notStarted', viewers: 0 }),
  getVideoOverview: none,
  listVideoTimeseries: { granularity: 'MINUTE', steps: [] },
  getStreamFeedback: buildOpinions({ ratings: [0, 0, 0, 0, 0], skipped: 0, comments: [] }),
});
export const Loading = as({ getClientStream: () => new Promise<never>(() => undefined) });
export const NotAMember: Story = {
  ...as({ getClientStream: refuse('forbidden', { message: 'You’re not allowed to do this.' }) }),
  tags: ['forbidden', 'error'],
};
