import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { defaultOfferFilters, type OfferFilters } from '../../model/offer/offerFilters.ts';
import { balcony, buildOffer, floor } from '../../testing/builders/buildOffers.ts';
import { buildTheatre } from '../../testing/builders/buildTheatre.ts';
import { buildProfile, never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { OfferSeats } from './OfferSeats.tsx';

const profile = buildProfile();
const orchestra = buildOffer();
const offers = [orchestra, balcony, floor];

function Shown({ filters, picked = [] }: { filters?: Partial<OfferFilters>; picked?: string[] }) {
  const [seatCodes, setSeatCodes] = useState(picked);
  return (
    <OfferSeats
      profile={profile}
      filters={{ ...defaultOfferFilters, ...filters }}
      offers={offers}
      offer={orchestra}
      lines={[{ offerGroupId: orchestra.offerGroupId, quantity: seatCodes.length, seatCodes }]}
      onToggle={(_offer, seat) =>
        setSeatCodes((before) =>
          before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat],
        )
      }
    />
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Marketplace/Seats of an offer',
  component: Shown,
  tags: ['component', 'seat list', 'seats', 'accessible'],
};
export default meta;
type Story = StoryObj<typeof Shown>;
const onSale = [onMarketplace()];

export const Rows: Story = { decorators: onSale };
export const Picked: Story = { decorators: onSale, args: { picked: ['ORCH-A-8', 'ORCH-A-9'] } };
export const AccessibleOnly: Story = {
  decorators: onSale,
  tags: ['wheelchair'],
  args: { filters: { accessible: true } },
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onMarketplace({ listAvailableSections: never })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onMarketplace({ getSeatChart: refuse('tooManyRequests') })],
};
/** The chart loads, the seats of the section fail. */
export const SectionFailed: Story = {
  tags: ['error', 'retry'],
  decorators: [
    onMarketplace({
      getSeatChart: (request) =>
        request.sectionCodes === undefined ? buildTheatre() : refuse('tooManyRequests'),
    }),
  ],
};
export const French: Story = { decorators: onSale, globals: { locale: 'fr-CA' } };
