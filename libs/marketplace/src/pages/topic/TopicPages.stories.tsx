import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { refuse } from '@foyer/testing';
import { longNames } from '../../testing/builders/buildEvents.ts';
import { buildTopic, buildTopicProfile, buildVenueTopic } from '../../testing/builders/buildTopics.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { PerformerPage } from './topicPages.tsx';

const patterns = patternsFor('Pass');
const path = `/performer/${buildTopic().topicId}`;

/** Mounts the page at its address. */
const AtAddress = () => (
  <Routes>
    <Route path={patterns.performer} element={<PerformerPage />} />
  </Routes>
);

const meta: Meta<typeof AtAddress> = {
  title: 'Marketplace/Pages/Performer, venue, organiser',
  component: AtAddress,
  tags: ['page', 'performer', 'venue', 'organiser', 'follow', 'share', 'events'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AtAddress>;

export const Performer: Story = { decorators: [onMarketplace({}, { path })] };
export const Venue: Story = {
  tags: ['map'],
  decorators: [onMarketplace({ getTopic: { topic: buildVenueTopic(), pastEvents: [] } }, { path })],
};
export const NothingUpcoming: Story = {
  tags: ['empty'],
  decorators: [onMarketplace({ listEvents: { events: [], total: 0 } }, { path })],
};
export const LongNames: Story = {
  tags: ['long texts'],
  globals: { locale: 'fr-CA' },
  decorators: [
    onMarketplace({ getTopic: buildTopicProfile({ name: longNames.performerNames[0]! }) }, { path }),
  ],
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ getTopic: never }, { path })],
};
export const NotFound: Story = {
  tags: ['error'],
  decorators: [onMarketplace({ getTopic: refuse('notFound') }, { path })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ getTopic: refuse('serverError') }, { path })],
};
export const Spanish: Story = { globals: { locale: 'es-US' }, decorators: [onMarketplace({}, { path })] };
