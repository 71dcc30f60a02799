import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '@foyer/ui-kit';
import { buildProfile, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { EventSigns } from './EventSigns.tsx';

const profile = buildProfile();
const [headliner] = profile.lineup;
const topic = { kind: 'performer', topicId: headliner!.performerId, name: headliner!.name } as const;

const meta: Meta<typeof EventSigns> = {
  title: 'Marketplace/Signs of an event',
  component: EventSigns,
  tags: ['component', 'event', 'share', 'calendar', 'follow', 'back'],
  args: { profile },
  render: (args) => (
    <Inline gap={2}>
      <EventSigns {...args} />
    </Inline>
  ),
};
export default meta;
type Story = StoryObj<typeof EventSigns>;

export const Signs: Story = { decorators: [onMarketplace()] };
export const Followed: Story = {
  decorators: [onMarketplace({ listFollows: { follows: [{ topic, followedAt: '2026-12-01T12:00:00Z' }] } })],
};
/** What does not take place is not saved to a calendar. */
export const Cancelled: Story = {
  args: { profile: buildProfile({ status: 'Cancelled' }) },
  decorators: [onMarketplace()],
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: [onMarketplace()] };
