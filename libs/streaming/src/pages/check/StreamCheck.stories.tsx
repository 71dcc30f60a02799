import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { userEvent, within } from 'storybook/test';
import { buildEventSummary } from '@foyer/testing';
import { onStreaming } from '../../testing/streamingSettings.ts';
import { StreamCheckPage } from './StreamCheckPage.tsx';

const path = `/player/${buildEventSummary().eventId}/check`;

const meta: Meta<typeof StreamCheckPage> = {
  title: 'Streaming/Check your device',
  component: StreamCheckPage,
  tags: ['page', 'test', 'connection', 'camera', 'microphone', 'speaker'],
  parameters: { layout: 'fullscreen' },
  decorators: [onStreaming({}, { path })],
  render: () => (
    <Routes>
      <Route path="/player/:eventId/check" element={<StreamCheckPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof StreamCheckPage>;

export const ToWatch: Story = {};
export const ToWatchFrench: Story = { globals: { locale: 'fr-CA' } };
/** Also camera and microphone, which the browser asks for. */
export const ToComeOnStage: Story = {
  tags: ['permission'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Check camera and microphone' }));
  },
};
/** Three notes play, and the listener answers. */
export const SoundTest: Story = {
  tags: ['overlay', 'audio'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Test sound' }));
  },
};
