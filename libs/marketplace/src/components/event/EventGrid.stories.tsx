import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildListedEvent, buildListedEvents, longNames } from '../../testing/builders/buildEvents.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { EventGrid, EventGridSkeleton } from './EventGrid.tsx';

const meta: Meta<typeof EventGrid> = {
  title: 'Marketplace/Event grid',
  component: EventGrid,
  tags: ['component', 'grid', 'list', 'events'],
  decorators: [onMarketplace()],
  args: { events: buildListedEvents() },
};
export default meta;
type Story = StoryObj<typeof EventGrid>;

export const Eight: Story = {};
export const One: Story = { args: { events: [buildListedEvent(0)] } };
export const Loading: Story = { tags: ['skeleton', 'waiting'], render: () => <EventGridSkeleton /> };
export const UnevenNames: Story = {
  tags: ['long text', 'french'],
  globals: { locale: 'fr-CA' },
  args: { events: [buildListedEvent(0, longNames), buildListedEvent(1), buildListedEvent(2, longNames)] },
};
