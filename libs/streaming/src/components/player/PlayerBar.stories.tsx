import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onStreaming } from '../../testing/streamingSettings.ts';
import { noPlayback } from '../../player/playback.ts';
import { PlayerBar } from './PlayerBar.tsx';

const live = { ...noPlayback, isLive: true };

const meta: Meta<typeof PlayerBar> = {
  title: 'Streaming/Player bar',
  component: PlayerBar,
  tags: ['component', 'video', 'HLS'],
  args: { video: { current: null }, act: () => undefined, state: live },
  decorators: [onStreaming()],
};
export default meta;
type Story = StoryObj<typeof PlayerBar>;

export const Live: Story = {};
/** Paused, or back from an outage: the picture is behind, and one press catches up. */
export const BehindLive: Story = { args: { state: { ...live, isBehindLive: true } } };
/** All that a stream can offer: qualities, captions, a second sound track. */
export const AllChoices: Story = {
  tags: ['captions', 'subtitles', 'quality', 'audio description'],
  args: {
    state: {
      ...live,
      qualities: [
        { id: 0, label: '360p' },
        { id: 1, label: '720p' },
      ],
      captions: [
        { id: 0, label: 'English' },
        { id: 1, label: 'Français' },
      ],
      sounds: [
        { id: 0, label: 'English' },
        { id: 1, label: 'Audio description' },
      ],
      sound: 0,
    },
  },
};
/** Watching again: neither live nor choices. */
export const Replay: Story = { tags: ['video on demand'], args: { state: noPlayback } };
