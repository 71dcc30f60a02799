import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultOfferFilters, type OfferFilters } from '../../../model/offer/offerFilters.ts';
import { buildOffer, buildPlainPrice } from '../../../testing/builders/buildOffers.ts';
import { onMarketplace } from '../../../testing/marketplaceSettings.ts';
import { OfferFilterBar } from './OfferFilterBar.tsx';

const offers = [
  [5_000, 240],
  [5_900, 160],
  [8_800, 90],
  [12_700, 60],
  [18_600, 24],
  [42_000, 6],
].map(([price = 0, available = 0]) => buildOffer({ available, price: buildPlainPrice(price) }));

interface ShownFilters {
  start?: Partial<OfferFilters>;
  offerCount?: number;
}
function Shown({ start, offerCount = 5 }: ShownFilters) {
  const [filters, setFilters] = useState({ ...defaultOfferFilters, ...start });
  return (
    <OfferFilterBar
      filters={filters}
      onChange={(change) => setFilters({ ...filters, ...change })}
      offerCount={offerCount}
      maxQuantity={8}
      priceFrom={{ amount: 5_000, currency: 'CAD' }}
      priceTo={{ amount: 42_000, currency: 'CAD' }}
      offers={offers}
    />
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Offer filters',
  component: Shown,
  tags: ['component', 'filters', 'sort', 'price range', 'quantity', 'accessible'],
  decorators: [onMarketplace()],
};
export default meta;
type Story = StoryObj<typeof Shown>;

const open: NonNullable<Story['play']> = ({ canvasElement }) =>
  canvasElement.querySelector<HTMLButtonElement>('[aria-expanded]')?.click();

export const Folded: Story = {};
export const Unfolded: Story = { play: open };
/** Fewer than three offers show no filters. */
export const FewOffers: Story = { args: { offerCount: 2 } };
export const PriceRangeSet: Story = {
  args: { offerCount: 1, start: { priceRange: [9_000, 20_000] } },
  play: open,
};
export const MostAtOnce: Story = { tags: ['limit'], args: { start: { numTokens: 8 } } };
export const French: Story = { globals: { locale: 'fr-CA' }, play: open };
