import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OfferGroup } from '@foyer/contract';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import {
  buildOffer,
  buildPlainPrice,
  familyArea,
  floor,
  tieredLawn,
} from '../../testing/builders/buildOffers.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { OfferCard } from './OfferCard.tsx';

interface ShownOffer {
  offer: OfferGroup;
  picked?: Partial<PickLine>;
  isFinding?: boolean;
}
/** Card with state, as in a list. */
function Shown({ offer, picked, isFinding = false }: ShownOffer) {
  const { offerGroupId } = offer;
  const [line, setLine] = useState<PickLine | undefined>(
    picked && { offerGroupId, quantity: 2, seatCodes: [], ...picked },
  );
  return (
    <ul style={{ listStyle: 'none', maxWidth: 420 }}>
      <OfferCard
        offer={offer}
        zone="America/Toronto"
        line={line}
        quantity={2}
        isFinding={isFinding}
        onChoose={(choice) =>
          setLine(choice.quantity > 0 ? { offerGroupId, seatCodes: [], ...choice } : undefined)
        }
        onFindBest={
          offer.seating === 'seated' ? () => setLine({ offerGroupId, quantity: 2, seatCodes: [] }) : undefined
        }
      />
    </ul>
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Offer card',
  component: Shown,
  tags: ['component', 'offer', 'price', 'fees', 'quantity'],
  decorators: [onMarketplace()],
  args: { offer: buildOffer() },
};
export default meta;
type Story = StoryObj<typeof Shown>;

export const Seated: Story = {};
/** Fees and tax, shown openly. */
export const WithBreakdown: Story = {
  tags: ['breakdown', 'tax'],
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[aria-expanded]')?.click(),
};
/** Price without fees: the breakdown has a single row. */
export const WithoutFees: Story = {
  tags: ['no fees'],
  args: { offer: buildOffer({ price: buildPlainPrice(5_000) }) },
};
/** One unit brings several {product}s. */
export const TableOfEight: Story = {
  tags: ['package'],
  args: { offer: buildOffer({ name: 'Table for 8', seating: 'none', tokensEach: 8, maxQuantity: 1 }) },
};
export const SeatsFound: Story = { args: { picked: { seatCodes: ['ORCH-A-8', 'ORCH-A-9'] } } };
export const LookingForSeats: Story = { tags: ['waiting'], args: { isFinding: true } };
export const Standing: Story = { tags: ['general admission'], args: { offer: floor } };
export const StandingChosen: Story = {
  tags: ['general admission', 'selected'],
  args: { offer: floor, picked: {} },
};
/** At the limit of eight, the stepper explains why it stops. */
export const AtTheLimit: Story = {
  tags: ['limit', 'maximum'],
  args: { offer: floor, picked: { quantity: 8 } },
};
export const ByAge: Story = {
  tags: ['child', 'senior'],
  args: {
    offer: familyArea,
    picked: {
      quantity: 3,
      ages: [
        { ageGroup: 'ADULT', quantity: 1 },
        { ageGroup: 'CHILD', quantity: 2 },
      ],
    },
  },
};
/** All its seats are in one row. */
export const FrontRow: Story = {
  tags: ['row'],
  args: { offer: buildOffer({ name: 'Front row', row: 'A', available: 22 }) },
};
/** Early birds are over; the last tier has not begun. */
export const Tiers: Story = { tags: ['early bird', 'tiers'], args: { offer: tieredLawn } };
export const FewLeft: Story = { tags: ['urgency'], args: { offer: buildOffer({ available: 3 }) } };
export const SoldOut: Story = { tags: ['sold out'], args: { offer: buildOffer({ available: 0 }) } };
export const BeforeSale: Story = { args: { offer: buildOffer({ saleState: 'upcoming' }) } };
export const Adults: Story = { tags: ['minimum age'], args: { offer: buildOffer({ minimumAge: 19 }) } };
export const LongWords: Story = {
  tags: ['french', 'long text'],
  globals: { locale: 'fr-CA' },
  args: {
    offer: buildOffer({
      name: 'Parterre avant, places contiguës garanties avec stationnement',
      description: 'À proximité immédiate de la scène; vestiaire et rafraîchissements compris.',
      available: 12,
      minimumAge: 18,
    }),
  },
};
