import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildEventSummary, refuse } from '@foyer/testing';
import { onPromoter, buildPromoterEvent } from '../../testing/promoterSettings.ts';
import { EventsPage } from './EventsPage.tsx';

const meta: Meta<typeof EventsPage> = {
  title: 'Promoter/Events',
  component: EventsPage,
  tags: ['page', 'commission', 'cash owed', 'allotment'],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

const nothing = { amount: 0, currency: 'CAD' };

export const Selling: Story = { decorators: [onPromoter()] };
export const French: Story = { decorators: [onPromoter()], globals: { locale: 'fr-CA' } };
export const Spanish: Story = { decorators: [onPromoter()], globals: { locale: 'es-US' } };
/** Everything is sold, and another event has no stock yet. */
export const NothingLeft: Story = {
  tags: ['sold out'],
  decorators: [
    onPromoter({
      listPromoterEvents: {
        events: [
          buildPromoterEvent({ stock: { allotted: 36, left: 0, pending: 0, sold: 36 } }),
          buildPromoterEvent({
            event: buildEventSummary({ eventId: '01936f5e-7c00-7000-8000-000000000009', shortName: 'Lamps' }),
            stock: { allotted: 0, left: 0, pending: 0, sold: 0 },
            money: { commissionEarned: nothing, cashOwed: nothing },
          }),
        ],
      },
    }),
  ],
};
export const None: Story = {
  tags: ['empty'],
  decorators: [onPromoter({ listPromoterEvents: { events: [] } })],
};
/** A fan opened the address. */
export const NoPromoter: Story = {
  tags: ['empty', 'forbidden'],
  decorators: [onPromoter({ listPromoterEvents: refuse('forbidden') })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onPromoter({ listPromoterEvents: refuse('serviceUnavailable') })],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onPromoter({ listPromoterEvents: () => new Promise<never>(() => undefined) })],
};
