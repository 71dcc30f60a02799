import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { defaultOfferFilters, type OfferFilters } from '../../model/offer/offerFilters.ts';
import { balcony, buildOffer, floor } from '../../testing/builders/buildOffers.ts';
import { buildTheatreSeats, buildTheatreSections } from '../../testing/builders/buildTheatre.ts';
import { buildProfile, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { SeatPicker } from './SeatPicker.tsx';

const profile = buildProfile();
const offers = [buildOffer(), balcony, floor];
const orchestra = offers[0]!.offerGroupId;

interface ShownPicker {
  filters?: Partial<OfferFilters>;
  picked?: string[];
  isFinding?: boolean;
}
function Shown({ filters, picked = [], isFinding = false }: ShownPicker) {
  const [seatCodes, setSeatCodes] = useState(picked);
  const [changed, setChanged] = useState(filters);
  return (
    <SeatPicker
      profile={profile}
      filters={{ ...defaultOfferFilters, ...changed }}
      offers={offers}
      lines={[{ offerGroupId: orchestra, quantity: seatCodes.length, seatCodes }]}
      onFilters={(change) => setChanged((before) => ({ ...before, ...change }))}
      onToggle={(_offer, seat) =>
        setSeatCodes((before) =>
          before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat],
        )
      }
      onArea={() => undefined}
      onBest={() => setSeatCodes(['ORCH-A-8', 'ORCH-A-9'])}
      isFinding={isFinding}
      bestVariant="primary"
    />
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Seat picker',
  component: Shown,
  tags: ['component', 'seat map', 'seats', 'venue'],
};
export default meta;
type Story = StoryObj<typeof Shown>;
const onSale = [onMarketplace()];

export const Map: Story = { decorators: onSale };
export const Picked: Story = { decorators: onSale, args: { picked: ['ORCH-A-8', 'ORCH-A-9'] } };
export const AccessibleOnly: Story = {
  decorators: onSale,
  tags: ['wheelchair'],
  args: { filters: { accessible: true } },
};
export const LookingForSeats: Story = { decorators: onSale, tags: ['waiting'], args: { isFinding: true } };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ getSeatChart: never })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ getSeatChart: refuse('tooManyRequests') })],
};
export const SoldOut: Story = {
  tags: ['sold out'],
  decorators: [
    onMarketplace({
      listAvailableSections: buildTheatreSections({ soldOut: true }),
      listSeatsForSections: buildTheatreSeats({ soldOut: true }),
    }),
  ],
};
export const French: Story = {
  decorators: onSale,
  globals: { locale: 'fr-CA' },
};
