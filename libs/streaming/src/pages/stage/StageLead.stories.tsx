import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { userEvent, within } from 'storybook/test';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { onStreaming, buildClientStream, buildConference, inHours } from '../../testing/streamingSettings.ts';
import { StageLeadPage } from './StageLeadPage.tsx';

const path = `/player/${buildEventSummary().eventId}/stage`;

const meta: Meta<typeof StageLeadPage> = {
  title: 'Streaming/Stage of an organizer',
  component: StageLeadPage,
  tags: ['page', 'organizer', 'stage', 'guests', 'conference'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/player/:eventId/stage" element={<StageLeadPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof StageLeadPage>;

const as = (answers: MockAnswers = {}): Story => ({ decorators: [onStreaming(answers, { path })] });

export const Live = as({
  getClientStream: buildClientStream({ segments: [{ segment: 2, startedAt: inHours(-0.1) }] }),
});
export const LiveFrench: Story = { ...Live, globals: { locale: 'fr-CA' } };
/** Asked before everyone's player stops. */
export const Ending: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'End stream' }));
  },
};
/** Before anyone was let on: the stage is closed, and there is no media server. */
export const Closed = as({
  getClientStream: buildClientStream({ state: 'today', viewers: 0 }),
  getConference: buildConference({ config: { isOpen: false, places: 4 }, hasMediaToken: false }),
  listConferenceCandidates: { candidates: [], registered: 0 },
});
export const Loading = as({ getClientStream: () => new Promise<never>(() => undefined) });
export const NotAMember: Story = {
  ...as({ getClientStream: refuse('forbidden', { message: 'You’re not allowed to do this.' }) }),
  tags: ['forbidden', 'error'],
};
