import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { buildConfiguration, refuse } from '@foyer/testing';
import { buildSurroundings, hall } from '../../testing/builders/buildSurroundings.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { StreetMap } from './StreetMap.tsx';
import { VenueMap } from './VenueMap.tsx';

const meta: Meta<typeof VenueMap> = {
  title: 'Marketplace/Venue map',
  component: VenueMap,
  tags: ['map', 'venue', 'directions', 'place', 'GeoNames'],
  args: { venue: hall, coordinates: hall.coordinates, hasSurroundings: true },
};
export default meta;
type Story = StoryObj<typeof VenueMap>;

const withService = {
  getConfiguration: buildConfiguration({
    maps: { scriptUrl: 'https://maps.googleapis.com/maps/api/js?key=story' },
  }),
};

export const Drawn: Story = { decorators: [onMarketplace()] };
/** On the page of an event: its address and the way there. */
export const WayThere: Story = {
  decorators: [onMarketplace()],
  args: { hasSurroundings: false, venue: { ...hall, address: '40 Bay Street', region: 'Ontario' } },
};
export const DrawnInFrench: Story = { globals: { locale: 'fr-CA' }, decorators: [onMarketplace()] };
/** The GeoNames extract covers the United States and Canada only. */
export const NothingAround: Story = {
  tags: ['empty'],
  decorators: [onMarketplace({ getSurroundings: buildSurroundings({ cities: [] }) })],
};
export const FarAround: Story = {
  decorators: [onMarketplace({ getSurroundings: buildSurroundings({ rangeKm: 30 }) })],
};
export const LongName: Story = {
  decorators: [onMarketplace()],
  args: {
    venue: {
      city: 'Toronto',
      name: 'The Honourable Society of Northern Choirs and Orchestras Memorial Auditorium',
    },
  },
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ getSurroundings: never })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ getSurroundings: refuse('tooManyRequests') })],
};
/** Maps service configured; it receives no request before a press. */
export const WithAService: Story = { tags: ['streets', 'service'], decorators: [onMarketplace(withService)] };

const onFail = () => undefined;
const streets = (showStreets: () => Promise<() => void>) => () => (
  <StreetMap showStreets={showStreets} name={hall.name} coordinates={hall.coordinates} onFail={onFail} />
);
export const StreetsLoading: Story = {
  tags: ['streets', 'waiting'],
  decorators: [onMarketplace()],
  render: streets(never),
};
/** Content comes from the service itself. */
export const Streets: Story = {
  tags: ['streets', 'service'],
  decorators: [onMarketplace()],
  render: streets(() => Promise.resolve(() => undefined)),
};
/** The service does not answer: the drawn map stays. */
export const StreetsFailed: Story = {
  tags: ['streets', 'error'],
  decorators: [
    onMarketplace({
      getConfiguration: buildConfiguration({ maps: { scriptUrl: 'https://elsewhere.example/js?key=story' } }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};
export const OnAPhone: Story = {
  decorators: [onMarketplace()],
  render: () => (
    <div style={{ maxWidth: 288 }}>
      <DrawnMap name={hall.name} coordinates={hall.coordinates} surroundings={buildSurroundings()} />
    </div>
  ),
};
