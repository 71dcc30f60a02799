import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { EventSummary } from '@foyer/contract';
import { buildListedEvent, longNames } from '../../testing/buildEvents.ts';
import { onMarketplace } from '../../testing/onMarketplace.tsx';
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
const story = (summary: Partial<EventSummary>, ...tags: string[]): Story => ({
  tags,
  args: { event: buildListedEvent(1, summary) },
});

export const OnSale: Story = {};
export const FewLeft = story({ fewLeft: true }, 'few left', 'urgency');
export const SoldOut = story({ saleState: 'soldOut', priceFrom: undefined }, 'sold out');
export const Upcoming = story({ saleState: 'upcoming', opensAt: '2027-02-01T15:00:00Z' }, 'before sale');
export const OpeningSoon = story({ saleState: 'openingSoon' }, 'before sale');
export const EndingSoon = story({ saleState: 'endingSoon' }, 'ending soon');
export const Closed = story({ saleState: 'closed', priceFrom: undefined }, 'closed');
export const Cancelled = story({ status: 'Cancelled' }, 'cancelled');
export const Postponed = story({ status: 'Postponed' }, 'postponed');
export const WithoutPrice = story({ priceFrom: undefined }, 'price');
export const Online = story({ venue: undefined, attendance: ['STREAMING'] }, 'stream', 'virtual');
export const WithDistance = story({ distanceKm: 1_203.4 }, 'near me');
/** The art has not come: its colours stand in. */
export const WithoutPicture = story(
  { art: { ...buildListedEvent(1).art, portraitUrl: 'data:image/png;base64,AA==' } },
  'art',
);
export const LongWords: Story = {
  tags: ['long text', 'french'],
  globals: { locale: 'fr-CA' },
  args: { event: buildListedEvent(0, { ...longNames, fewLeft: true, distanceKm: 1_203 }) },
};
