import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AuctionOffer, DrawEntry } from '@foyer/contract';
import { buildProfile } from '@foyer/testing';
import { buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { buildDrawEntry } from '../../testing/builders/buildDraw.ts';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { eventId, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { WinNotice } from './WinNotice.tsx';

const meta: Meta<typeof WinNotice> = {
  title: 'Marketplace/Win notice',
  component: WinNotice,
  tags: ['event', 'draw', 'wish list', 'auction', 'my price', 'win', 'action required'],
  args: { eventId },
};
export default meta;
type Story = StoryObj<typeof WinNotice>;

const serverTime = '2027-01-07T17:00:00Z';
const event = { ...buildListedEvent(0), saleState: 'actionRequired' } as const;
const yes = { allowed: true };
const no = { allowed: false, reason: 'marketplaceClosed' } as const;
const entry = buildDrawEntry();
const offer = buildAuctionOffer();

const having = ({ entries = [], offers = [] }: { entries?: DrawEntry[]; offers?: AuctionOffer[] }) => [
  onMarketplace(
    {
      getProfile: buildProfile(),
      listDrawEntries: { entries, serverTime },
      listAuctionOffers: { offers, serverTime },
    },
    { token: 'token' },
  ),
];

export const Claim: Story = {
  decorators: having({ entries: [{ ...entry, event, allowed: { ...entry.allowed, claim: yes } }] }),
};
/** The card was refused when the win was charged. */
export const PayAgain: Story = {
  tags: ['card declined'],
  decorators: having({
    offers: [{ ...offer, event, allowed: { ...offer.allowed, repay: yes, pickSeats: no } }],
  }),
};
export const PickSeats: Story = {
  tags: ['seat selection'],
  decorators: having({ offers: [{ ...offer, event, allowed: { ...offer.allowed, pickSeats: yes } }] }),
};
