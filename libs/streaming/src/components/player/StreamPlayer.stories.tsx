import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onStreaming } from '../../testing/streamingSettings.ts';
import { StreamPlayer } from './StreamPlayer.tsx';

const refuseRenewal = (): Promise<string> => Promise.reject(new Error('refused'));

const meta: Meta<typeof StreamPlayer> = {
  title: 'Streaming/Player',
  component: StreamPlayer,
  tags: ['component', 'video', 'HLS', 'live', 'replay'],
  args: {
    title: 'Northern Lights',
    // No server answers there: the player is seen while it tries.
    source: 'https://streams.example/show.m3u8',
    address: () => 'https://streams.example/show.m3u8',
    renew: refuseRenewal,
    onRetry: () => undefined,
  },
  decorators: [onStreaming()],
};
export default meta;
type Story = StoryObj<typeof StreamPlayer>;

/** No answer from the stream: tried again for as long as the page is open. */
export const Reconnecting: Story = { tags: ['offline', 'outage'] };
