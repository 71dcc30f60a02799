import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { buildListedEvent, buildListedEvents, longNames } from '../../testing/builders/buildEvents.ts';
import { buildFeaturedPerformers } from '../../testing/builders/buildTopics.ts';
import { lostNetwork, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { DiscoverPage } from './DiscoverPage.tsx';

const meta: Meta<typeof DiscoverPage> = {
  title: 'Marketplace/Pages/Discover',
  component: DiscoverPage,
  tags: ['page', 'home', 'landing', 'search', 'filters', 'events', 'hero'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DiscoverPage>;

export const Full: Story = { decorators: [onMarketplace()] };
/** Several featured events: the first is the banner, the others are a strip. */
export const Featured: Story = {
  tags: ['carousel', 'rail', 'featured'],
  decorators: [
    onMarketplace({
      listCarousel: { events: buildListedEvents() },
      listFeaturedPerformers: { performers: buildFeaturedPerformers() },
    }),
  ],
};
export const FeaturedFrench: Story = {
  tags: ['carousel', 'rail', 'featured', 'french', 'long text'],
  globals: { locale: 'fr-CA' },
  decorators: [
    onMarketplace({
      listCarousel: { events: [0, 1, 2, 3, 4, 5].map((at) => buildListedEvent(at, longNames)) },
    }),
  ],
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listCarousel: never, listEvents: never })],
};
/** The list has loaded before the promoted event. */
export const HeroLoading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listCarousel: never })],
};
/** Without a promoted event the page starts with its heading. */
export const NothingPromoted: Story = { decorators: [onMarketplace({ listCarousel: { events: [] } })] };
export const NoEventsAtAll: Story = {
  tags: ['empty'],
  decorators: [onMarketplace({ listCarousel: { events: [] }, listEvents: { events: [], total: 0 } })],
};
/** Search and filter without a match; one press clears both. */
export const NoResults: Story = {
  tags: ['empty', 'no results', 'filtered'],
  decorators: [
    onMarketplace(
      { listEvents: { events: [], total: 0 } },
      { path: '/?q=accordion&when=weekend&kinds=comedy' },
    ),
  ],
};
/** One filter too many: each removable filter names the count that would remain. */
export const OneFilterTooMany: Story = {
  tags: ['empty', 'no results', 'filtered'],
  decorators: [
    onMarketplace(
      {
        listEvents: ({ kinds, accessible }) => ({
          events: [],
          total: kinds === undefined ? 12 : accessible === undefined ? 1 : 0,
        }),
      },
      { path: '/?when=weekend&kinds=comedy&accessible=true' },
    ),
  ],
};
export const OneResult: Story = {
  tags: ['filtered'],
  decorators: [
    onMarketplace({ listEvents: { events: [buildListedEvent(1)], total: 1 } }, { path: '/?kinds=theatre' }),
  ],
};
/** The server is busy: the page explains it and offers a retry. */
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ listCarousel: { events: [] }, listEvents: refuse('tooManyRequests') })],
};
/** After three silent retries the page reports that the server is unreachable. */
export const Offline: Story = {
  tags: ['error', 'network', 'retry'],
  decorators: [onMarketplace({ listCarousel: lostNetwork, listEvents: lostNetwork })],
};
export const MoreToShow: Story = {
  tags: ['paging', 'show more'],
  decorators: [
    onMarketplace({ listEvents: { events: buildListedEvents(), total: 61, nextCursor: 'second' } }),
  ],
};
export const NearACity: Story = {
  tags: ['near me', 'location', 'distance', 'range'],
  decorators: [
    onMarketplace(
      {
        listEvents: {
          events: [0, 1, 2].map((at) => buildListedEvent(at, { distanceKm: 4 + at * 1_203.4 })),
          total: 3,
        },
      },
      { path: '/?lat=45.5088&lon=-73.5878&range=100&place=Montr%C3%A9al' },
    ),
  ],
};
/** French is a third longer, and some names do not wrap. */
export const LongWords: Story = {
  tags: ['french', 'long text'],
  globals: { locale: 'fr-CA' },
  decorators: [
    onMarketplace({
      listCarousel: { events: [buildListedEvent(0, longNames)] },
      listEvents: {
        events: [0, 1, 2].map((at) => buildListedEvent(at, { ...longNames, fewLeft: true })),
        total: 3,
      },
    }),
  ],
};
