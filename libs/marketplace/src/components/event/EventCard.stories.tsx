import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { EventSummary } from '@foyer/contract';
import { buildListedEvent, longNames } from '../../testing/builders/buildEvents.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { EventCard } from './EventCard.tsx';

const meta: Meta<typeof EventCard> = {
  title: 'Marketplace/Event card',
  component: EventCard,
  tags: ['component', 'card', 'tile', 'event', 'poster'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
    onMarketplace(),
  ],
  args: { event: buildListedEvent(0) },
};
export default meta;
type Story = StoryObj<typeof EventCard>;
const args = (summary: Partial<EventSummary>) => ({ event: buildListedEvent(1, summary) });

export const OnSale: Story = {};
export const FewLeft: Story = { tags: ['few left', 'urgency'], args: args({ fewLeft: true }) };
export const SoldOut: Story = {
  tags: ['sold out'],
  args: args({ saleState: 'soldOut', priceFrom: undefined }),
};
export const Upcoming: Story = {
  tags: ['before sale'],
  args: args({ saleState: 'upcoming', opensAt: '2027-02-01T15:00:00Z' }),
};
export const OpeningSoon: Story = { tags: ['before sale'], args: args({ saleState: 'openingSoon' }) };
export const EndingSoon: Story = { tags: ['ending soon'], args: args({ saleState: 'endingSoon' }) };
export const Closed: Story = { tags: ['closed'], args: args({ saleState: 'closed', priceFrom: undefined }) };
export const Cancelled: Story = { tags: ['cancelled'], args: args({ status: 'Cancelled' }) };
export const Postponed: Story = { tags: ['postponed'], args: args({ status: 'Postponed' }) };
export const WithoutPrice: Story = { tags: ['price'], args: args({ priceFrom: undefined }) };
export const Online: Story = {
  tags: ['stream', 'virtual'],
  args: args({ venue: undefined, attendance: ['STREAMING'] }),
};
export const WithDistance: Story = { tags: ['near me'], args: args({ distanceKm: 1_203.4 }) };
/** The search means a performer of the line-up. */
export const FoundByPerformer: Story = {
  tags: ['search'],
  args: { ...args({ performerNames: ['Northern Lights', 'Glass Orchard'] }), search: 'orchard' },
};
/** While the picture is missing, its colours fill the place. */
export const WithoutPicture: Story = {
  tags: ['art'],
  args: args({ art: { ...buildListedEvent(1).art, portraitUrl: 'data:image/png;base64,AA==' } }),
};
export const LongWords: Story = {
  tags: ['long text', 'french'],
  globals: { locale: 'fr-CA' },
  args: { event: buildListedEvent(0, { ...longNames, fewLeft: true, distanceKm: 1_203 }) },
};
