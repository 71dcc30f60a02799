import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
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
const calendarPath = '/events?view=calendar&month=2027-03';
export const Calendar: Story = {
  tags: ['calendar', 'month'],
  decorators: [onMarketplace({}, { path: calendarPath })],
};
export const CalendarLoading: Story = {
  tags: ['calendar', 'skeleton', 'waiting'],
  decorators: [onMarketplace({ listEvents: never }, { path: calendarPath })],
};
export const CalendarEmpty: Story = {
  tags: ['calendar', 'empty'],
  decorators: [onMarketplace({ listEvents: { events: [], total: 0 } }, { path: calendarPath })],
};
export const CalendarFailed: Story = {
  tags: ['calendar', 'error', 'retry'],
  decorators: [onMarketplace({ listEvents: refuse('tooManyRequests') }, { path: calendarPath })],
};
export const CalendarFrench: Story = {
  globals: { locale: 'fr-CA' },
  decorators: [onMarketplace({}, { path: calendarPath })],
};
export const Spanish: Story = { globals: { locale: 'es-US' }, decorators: [onMarketplace()] };
