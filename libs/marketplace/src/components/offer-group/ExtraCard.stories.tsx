import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ExtraProduct } from '../../model/offer/extraProducts.ts';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { buildArt } from '../../testing/builders/buildEvents.ts';
import {
  buyableOf,
  donation,
  namedGift,
  parking,
  poster,
  shirtSizes,
} from '../../testing/builders/buildOffers.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { ExtraCard } from './ExtraCard.tsx';

interface ShownExtra {
  product: ExtraProduct;
  picked?: readonly PickLine[];
}
/** Card with state, as in a list. */
function Shown({ product, picked = [] }: ShownExtra) {
  const [lines, setLines] = useState(picked);
  return (
    <ul style={{ listStyle: 'none', maxWidth: 420 }}>
      <ExtraCard
        product={product}
        lines={lines}
        onChoose={({ offerGroupId }, choice) =>
          setLines((before) => [
            ...before.filter((line) => line.offerGroupId !== offerGroupId),
            ...(choice.quantity > 0 ? [{ offerGroupId, seatCodes: [], ...choice }] : []),
          ])
        }
      />
    </ul>
  );
}
const productOf = (...offers: ExtraProduct['offers']): ExtraProduct => ({
  name: offers[0].name,
  offers,
});
const pictured = { ...poster, imageUrl: buildArt(2).portraitUrl };
const shirt = { ...productOf(...shirtSizes), name: 'Event T-shirt' };
const lineOf = ({ offers }: ExtraProduct, at: number, quantity: number): PickLine => ({
  offerGroupId: offers[at]!.offerGroupId,
  quantity,
  seatCodes: [],
});

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Extra card',
  component: Shown,
  tags: ['component', 'merchandise', 'add-on', 'size', 'variant'],
  decorators: [onMarketplace()],
  args: { product: shirt },
};
export default meta;
type Story = StoryObj<typeof Shown>;

/** Sizes are chips on a single card. */
export const Sizes: Story = {};
export const TwoSizesChosen: Story = { args: { picked: [lineOf(shirt, 1, 1), lineOf(shirt, 3, 2)] } };
export const ShippedOrPickedUp: Story = {
  tags: ['shipping', 'pickup'],
  args: { product: productOf(poster), picked: [lineOf(productOf(poster), 0, 1)] },
};
export const FewLeft: Story = { tags: ['parking'], args: { product: productOf(parking) } };
export const Charity: Story = { tags: ['donation'], args: { product: productOf(donation) } };
/** The buyer names the amount. */
export const AnyAmount: Story = {
  tags: ['donation', 'charity'],
  args: {
    product: productOf(namedGift),
    picked: [{ ...lineOf(productOf(namedGift), 0, 1), amount: namedGift.amounts!.suggested[1]! }],
  },
};
export const SoldOut: Story = {
  args: {
    product: productOf({
      ...parking,
      available: 0,
      saleState: 'soldOut',
      buyable: buyableOf({ available: 0 }),
    }),
  },
};
export const WithPicture: Story = { tags: ['art'], args: { product: productOf(pictured) } };
export const LongWords: Story = {
  tags: ['french', 'long text'],
  globals: { locale: 'fr-CA' },
  args: {
    product: productOf({
      ...pictured,
      name: 'Affiche sérigraphiée dédicacée par les interprètes',
      description: 'Tirage limité; livraison en tube cartonné, partout au Québec et ailleurs au Canada.',
    }),
    picked: [lineOf(productOf(poster), 0, 2)],
  },
};
