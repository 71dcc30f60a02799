import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@foyer/ui-kit';
import { onStreaming, inHours } from '../../testing/streamingSettings.ts';
import { StreamNotice } from './StreamNotice.tsx';

const meta: Meta<typeof StreamNotice> = {
  title: 'Streaming/States',
  component: StreamNotice,
  tags: ['component', 'video', 'live', 'countdown'],
  args: { zone: 'America/Toronto' },
  decorators: [onStreaming()],
};
export default meta;
type Story = StoryObj<typeof StreamNotice>;

export const NotStarted: Story = {
  args: { standing: { kind: 'notStarted', startsAt: inHours(60) } },
};
/** On its day: the time alone, and a clock. */
export const Today: Story = { args: { standing: { kind: 'today', startsAt: inHours(2.25) } } };
export const TodayFrench: Story = { ...Today, globals: { locale: 'fr-CA' } };
export const ReplayExpired: Story = {
  tags: ['video on demand'],
  args: { standing: { kind: 'replayExpired', expiredAt: inHours(-30) } },
};
export const Ended: Story = { args: { standing: { kind: 'ended' } } };
export const NotEntitled: Story = { tags: ['forbidden'], args: { standing: { kind: 'notEntitled' } } };
/** Refunded or handed over while it was watched. */
export const AccessLost: Story = { tags: ['forbidden'], args: { standing: { kind: 'accessLost' } } };
/** The holder has frozen all of their {product}. */
export const Frozen: Story = { args: { standing: { kind: 'frozen' } } };
/** A second device is asked before it takes over. */
export const OpenElsewhere: Story = {
  tags: ['too many devices', 'sessions'],
  args: { standing: { kind: 'openElsewhere' }, action: <Button variant="primary">Watch here</Button> },
};
/** The first device, after the second took over. */
export const MovedAway: Story = {
  tags: ['too many devices', 'sessions'],
  args: { standing: { kind: 'movedAway' }, action: <Button variant="primary">Watch here</Button> },
};
