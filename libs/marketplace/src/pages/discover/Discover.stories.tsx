import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noFilters, type EventFilters } from '../../model/event/eventFilters.ts';
import { buildListedEvent, idOf, longNames } from '../../testing/builders/buildEvents.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { FilterBar } from './FilterBar.tsx';
import { Hero } from './Hero.tsx';
import { KindFilter } from './filters/FilterPanel.tsx';
import { NearMe, type NearMeProps } from './filters/NearMe.tsx';
import { SearchBar } from './filters/SearchBar.tsx';

const montreal = { latitude: 45.5088, longitude: -73.5878, rangeKm: 100, name: 'Montréal' };
const here = { latitude: 43.65, longitude: -79.38 };

function Place({ start, locate }: { start?: NearMeProps['near']; locate: NearMeProps['locate'] }) {
  const [near, setNear] = useState(start);
  return <NearMe near={near} onNear={setNear} locate={locate} />;
}
function Filters({ start }: { start: Partial<EventFilters> }) {
  const [filters, setFilters] = useState<EventFilters>({ ...noFilters, ...start });
  return <FilterBar filters={filters} onChange={(change) => setFilters({ ...filters, ...change })} />;
}
function Search({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  return <SearchBar value={text} onValueChange={setText} />;
}

const meta: Meta = {
  title: 'Marketplace/Discover parts',
  tags: ['component', 'discover'],
  decorators: [
    onMarketplace({
      listSearchSuggestions: {
        performers: [{ performerId: idOf(801), name: 'Northern Lights' }],
        venues: [{ locationId: idOf(901), name: 'Northern Hall', city: 'Toronto' }],
        cities: [
          { name: 'Northampton', countryCode: 'US', coordinates: { latitude: 42.3, longitude: -72.6 } },
        ],
      },
    }),
  ],
};
export default meta;
type Story = StoryObj;

export const HeroWithPrice: Story = {
  tags: ['hero', 'banner', 'promoted', 'art'],
  render: () => <Hero event={buildListedEvent(0)} />,
};
export const HeroWithoutPrice: Story = {
  tags: ['hero', 'banner', 'promoted', 'art'],
  render: () => <Hero event={{ ...buildListedEvent(1), priceFrom: undefined }} />,
};
/** The picture fails to load: its colours stay. */
export const HeroWithoutPicture: Story = {
  tags: ['hero', 'banner', 'promoted', 'art'],
  render: () => {
    const event = buildListedEvent(2);
    return <Hero event={{ ...event, art: { ...event.art, wideUrl: 'data:image/png;base64,AA==' } }} />;
  },
};
export const HeroLongName: Story = {
  tags: ['hero', 'banner', 'promoted', 'art', 'long text', 'french'],
  globals: { locale: 'fr-CA' },
  render: () => <Hero event={buildListedEvent(0, longNames)} />,
};

export const FiltersUnused: Story = {
  tags: ['filters', 'chips', 'search'],
  render: () => <Filters start={{}} />,
};
export const FiltersChosen: Story = {
  tags: ['filters', 'chips', 'search'],
  render: () => <Filters start={{ search: 'lights', kinds: ['concert', 'theatre'], when: 'weekend' }} />,
};
export const FiltersFrench: Story = {
  tags: ['filters', 'chips', 'search', 'french'],
  globals: { locale: 'fr-CA' },
  render: () => <Filters start={{ kinds: ['conference'], near: montreal }} />,
};

export const SuggestionsOfSearch: Story = {
  tags: ['search', 'suggestions', 'performer', 'venue', 'city'],
  render: () => <Filters start={{ search: 'north' }} />,
};
const moreChosen = {
  ways: ['purchase', 'draw'],
  price: { most: 100, currency: 'CAD' },
  accessible: true,
} as const;
export const MoreFiltersChosen: Story = {
  tags: ['filters', 'price', 'currency', 'accessible', 'ways to buy'],
  render: () => <Filters start={moreChosen} />,
};
export const MoreFiltersFrench: Story = {
  tags: ['filters', 'price', 'currency', 'accessible', 'ways to buy', 'french'],
  globals: { locale: 'fr-CA' },
  render: () => <Filters start={moreChosen} />,
};

export const DatesChosen: Story = {
  tags: ['filters', 'dates', 'days', 'when'],
  render: () => <Filters start={{ from: '2027-03-01', to: '2027-03-31' }} />,
};
export const CityAndKindsChosen: Story = {
  tags: ['filters', 'place', 'city', 'kinds'],
  render: () => <Filters start={{ near: montreal, kinds: ['comedy', 'dance'] }} />,
};
export const Kinds: Story = {
  tags: ['filters', 'kinds'],
  render: () => <KindFilter filters={{ ...noFilters, kinds: ['comedy'] }} onChange={() => undefined} />,
};

export const NearMeUnused: Story = {
  tags: ['near me', 'location', 'city', 'range'],
  render: () => <Place locate={() => Promise.resolve(here)} />,
};
export const NearMeCityChosen: Story = {
  tags: ['near me', 'location', 'city', 'range'],
  render: () => <Place start={montreal} locate={() => Promise.resolve(here)} />,
};
/** Press the button: the device is being located. */
export const NearMeLocating: Story = {
  tags: ['near me', 'location', 'city', 'range', 'waiting', 'press'],
  render: () => <Place locate={never} />,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('button:last-of-type')?.click(),
};
/** The user or the device denies the position. */
export const NearMeDenied: Story = {
  tags: ['near me', 'location', 'city', 'range', 'denied', 'error', 'geolocation'],
  render: () => <Place locate={() => Promise.reject(new Error('denied'))} />,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('button:last-of-type')?.click(),
};

export const SearchEmpty: Story = { tags: ['search', 'field'], render: () => <Search /> };
export const SearchWithWords: Story = {
  tags: ['search', 'field'],
  render: () => <Search start="northern lights" />,
};
