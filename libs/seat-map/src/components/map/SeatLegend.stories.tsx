import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildOffers } from '../../testing/buildSale.ts';
import { englishSeatMapTexts } from '../../texts/englishSeatMapTexts.ts';
import { SeatLegend } from './SeatLegend.tsx';

const offers = buildOffers();

const meta: Meta<typeof SeatLegend> = {
  title: 'Seat map/Legend',
  component: SeatLegend,
  args: { offers, texts: englishSeatMapTexts, formatPrice: ({ amount }) => `$${amount / 100}` },
};
export default meta;
type Story = StoryObj<typeof SeatLegend>;

export const SixPrices: Story = {};
/** Each price filters map and list. */
export const Pressable: Story = { args: { onPriceRange: () => undefined, priceRange: [8_500, 8_500] } };
export const OnePrice: Story = { args: { offers: offers.slice(0, 1) } };
export const ManyPrices: Story = {
  args: {
    offers: Array.from({ length: 17 }, (_, at) => ({
      offerGroupId: String(at),
      name: String(at),
      allIn: { amount: 2_000 + at * 1_500, currency: 'USD' },
    })),
  },
};
