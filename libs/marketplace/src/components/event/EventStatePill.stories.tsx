import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { EventStatus, SaleState } from '@foyer/contract';
import { Inline } from '@foyer/ui-kit';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { EventStatePill } from './EventStatePill.tsx';

const meta: Meta<typeof EventStatePill> = {
  title: 'Marketplace/Event state',
  component: EventStatePill,
  tags: ['component', 'badge', 'pill', 'status', 'sold out', 'cancelled'],
  decorators: [onMarketplace()],
};
export default meta;
type Story = StoryObj<typeof EventStatePill>;

const saleStates: readonly SaleState[] = [
  'upcoming',
  'openingSoon',
  'endingSoon',
  'pendingResults',
  'active',
  'closed',
  'soldOut',
  'actionRequired',
];
const statuses: readonly EventStatus[] = ['Postponed', 'Cancelled'];
const all = () => (
  <Inline gap={3}>
    {saleStates.map((saleState) => (
      <EventStatePill key={saleState} event={buildListedEvent(0, { saleState })} />
    ))}
    <EventStatePill
      event={buildListedEvent(0, { saleState: 'endingSoon', closesAt: '2027-03-03T00:30:00Z' })}
    />
    {(['draw', 'auction'] as const).map((saleType) => (
      <EventStatePill key={saleType} event={buildListedEvent(0, { saleState: 'closed', saleType })} />
    ))}
    {statuses.map((status) => (
      <EventStatePill key={status} event={buildListedEvent(0, { status })} />
    ))}
  </Inline>
);

/** Renders nothing while an event is simply on sale. */
export const OnSale: Story = { args: { event: buildListedEvent(0) } };
export const AllStates: Story = { render: all };
export const AllStatesFrench: Story = { tags: ['french'], globals: { locale: 'fr-CA' }, render: all };
