import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { never } from '../../testing/marketplaceSettings.ts';
import { onMarketplace } from '../../testing/onMarketplace.tsx';
import { EventsPage } from './EventsPage.tsx';

const meta: Meta<typeof EventsPage> = {
  title: 'Marketplace/Pages/All events',
  component: EventsPage,
  tags: ['page', 'list', 'search', 'filters', 'events'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

export const Full: Story = { decorators: [onMarketplace()] };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listEvents: never })],
};
export const Empty: Story = {
  tags: ['empty'],
  decorators: [onMarketplace({ listEvents: { events: [], total: 0 } })],
};
export const NoResults: Story = {
  tags: ['empty', 'no results', 'filtered'],
  decorators: [
    onMarketplace({ listEvents: { events: [], total: 0 } }, { path: '/events?q=accordion&when=today' }),
  ],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ listEvents: refuse('tooManyRequests') })],
};
export const Spanish: Story = { globals: { locale: 'es-US' }, decorators: [onMarketplace()] };
