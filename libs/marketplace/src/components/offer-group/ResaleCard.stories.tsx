import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildListing } from '../../testing/builders/buildOffers.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { ResaleCard, type ResaleCardProps } from './ResaleCard.tsx';

const Shown = (props: ResaleCardProps) => (
  <ul style={{ listStyle: 'none', maxWidth: 420 }}>
    <ResaleCard {...props} />
  </ul>
);

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Resale card',
  component: Shown,
  tags: ['component', 'offer', 'resale', 'listing', 'price'],
  decorators: [onMarketplace()],
  args: { offer: buildListing(), isChosen: false, onChoose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Shown>;

export const Seats: Story = {};
export const Chosen: Story = { args: { isChosen: true } };
/** A single place without a seat, dearer than the official price. */
export const StandingPlace: Story = {
  args: {
    offer: buildListing({
      ...{ name: 'Floor', seating: 'ga', seats: [], available: 1, minQuantity: 1, maxQuantity: 1 },
      officialPrice: { amount: 8_000, currency: 'CAD' },
    }),
  },
};
