import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OfferGroup } from '@foyer/contract';
import { extraProducts } from '../../model/extraProducts.ts';
import type { PickLine } from '../../model/pickSlice.ts';
import { buildArt, idOf } from '../../testing/buildEvents.ts';
import { buildPlainPrice, donation, parking, poster } from '../../testing/buildOffers.ts';
import { onMarketplace } from '../../testing/onMarketplace.tsx';
import { ExtraCard } from './ExtraCard.tsx';

interface ShownExtra {
  offers: OfferGroup[];
  picked?: PickLine[];
}
/** The card as it behaves in a list: what is chosen stays. */
function Shown({ offers, picked = [] }: ShownExtra) {
  const [lines, setLines] = useState(picked);
  const [product] = extraProducts(offers, []);
  if (!product) return null;
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

const shirts = ['S', 'M', 'L', 'XL'].map((variantName, at) => ({
  ...poster,
  offerGroupId: idOf(130 + at),
  name: 'Event T-shirt',
  description: 'Heavy cotton, screen-printed with the poster.',
  variantName,
  available: at === 3 ? 0 : 30,
  price: buildPlainPrice(3_800),
}));
const withPicture = { ...poster, imageUrl: buildArt(2).portraitUrl };

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Extra card',
  component: Shown,
  tags: ['component', 'merchandise', 'add-on', 'charity', 'extras', 'price'],
  decorators: [onMarketplace()],
  args: { offers: [parking] },
};
export default meta;
type Story = StoryObj<typeof Shown>;

export const AddOn: Story = {};
export const Charity: Story = { args: { offers: [donation] } };
export const WithPicture: Story = { tags: ['art'], args: { offers: [withPicture] } };
export const ShippedOrPickedUp: Story = {
  tags: ['shipping', 'fulfilment'],
  args: {
    offers: [withPicture],
    picked: [{ offerGroupId: poster.offerGroupId, quantity: 1, seatCodes: [], fulfilment: 'PICKUP' }],
  },
};
/** Sizes are one card; one of them is gone. */
export const Sizes: Story = { tags: ['variants', 'sizes'], args: { offers: shirts } };
export const SizesChosen: Story = {
  tags: ['variants', 'sizes', 'selected'],
  args: {
    offers: shirts,
    picked: [{ offerGroupId: idOf(131), quantity: 2, seatCodes: [], fulfilment: 'SHIPPING' }],
  },
};
export const SoldOut: Story = { tags: ['sold out'], args: { offers: [{ ...poster, available: 0 }] } };
export const LongWords: Story = {
  tags: ['french', 'long text'],
  globals: { locale: 'fr-CA' },
  args: {
    offers: [
      {
        ...withPicture,
        name: 'Affiche sérigraphiée dédicacée par les interprètes',
        description: 'Tirage limité; livraison en tube cartonné, partout au Québec et ailleurs au Canada.',
      },
    ],
    picked: [{ offerGroupId: poster.offerGroupId, quantity: 2, seatCodes: [], fulfilment: 'SHIPPING' }],
  },
};
