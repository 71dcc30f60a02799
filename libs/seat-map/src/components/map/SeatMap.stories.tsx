import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useContext, type ReactNode } from 'react';
import { buildArena, buildClub, buildStadium } from '../../testing/buildVenues.ts';
import { SeatMapStage } from '../../testing/SeatMapStage.tsx';
import { MapDrawingContext } from './mapDrawing.ts';

const arena = buildArena();
const stadium = buildStadium();
const club = buildClub();

const meta: Meta<typeof SeatMapStage> = {
  title: 'Seat map/Map',
  component: SeatMapStage,
  args: { view: 'map', chart: arena },
};
export default meta;
type Story = StoryObj<typeof SeatMapStage>;

export const Arena: Story = {};
export const Stadium: Story = { args: { chart: stadium } };
export const Club: Story = { args: { chart: club } };
export const AllSold: Story = { args: { sold: 1 } };
export const Untouched: Story = { args: { sold: 0 } };
export const AccessibleOnly: Story = { args: { filters: { accessibleOnly: true }, loading: 'all there' } };
export const UnderAHundred: Story = { args: { filters: { priceTo: 10_000 } } };
export const Highlighted: Story = { args: { highlighted: ['101', '102'] } };
export const PickedFromAfar: Story = {
  args: { loading: 'all there', selection: ['113-C-4', '113-C-5'], maxSeats: 4 },
};
/** Spotlight on found seats: the map moves to them and shows a label. */
export const Spotlight: Story = {
  args: {
    loading: 'all there',
    selection: ['113-C-4', '113-C-5'],
    spotlight: { seatCodes: ['113-C-4', '113-C-5'], label: 'Section 113, row C, seats 4, 5\n$85.00 each' },
  },
};
/** Fills the screen: captures every wheel and touch gesture. */
export const CapturesScroll: Story = { args: { capturesScroll: true } };
/** Zoom in: the seats never load. */
export const Loading: Story = { args: { chart: club, loading: 'never' } };
/** Zoom in: the seats fail to load; a tap on the section retries. */
export const SectionFails: Story = { args: { chart: club, loading: 'failing' } };

/** Provides a map whose deferred chunk never loads. */
function LostNetwork({ children }: { children: ReactNode }) {
  const drawing = useContext(MapDrawingContext);
  const loadDetails = () => Promise.reject(new Error('No network'));
  return <MapDrawingContext value={{ ...drawing, loadDetails }}>{children}</MapDrawingContext>;
}

/** Without the deferred chunk the map still pans, zooms and picks by pointer. */
export const PointerAlone: Story = {
  args: { loading: 'all there' },
  decorators: [
    (Story) => (
      <LostNetwork>
        <Story />
      </LostNetwork>
    ),
  ],
};
