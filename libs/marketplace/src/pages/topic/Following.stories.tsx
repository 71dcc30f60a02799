import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { buildTopic, buildVenueTopic } from '../../testing/builders/buildTopics.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { FollowingPage } from './FollowingPage.tsx';

const followedAt = '2026-12-01T12:00:00Z';
const follows = [buildTopic(), buildVenueTopic()].map((topic) => ({ topic, followedAt }));

const meta: Meta<typeof FollowingPage> = {
  title: 'Marketplace/Pages/Following',
  component: FollowingPage,
  tags: ['page', 'follow', 'profile', 'list'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof FollowingPage>;

export const Some: Story = { decorators: [onMarketplace({ listFollows: { follows } })] };
export const Empty: Story = { tags: ['empty'], decorators: [onMarketplace()] };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listFollows: never })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ listFollows: refuse('serverError') })],
};
export const French: Story = {
  globals: { locale: 'fr-CA' },
  decorators: [onMarketplace({ listFollows: { follows } })],
};
