import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProfile } from '@foyer/testing';
import { buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { buildDrawEntry } from '../../testing/builders/buildDraw.ts';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { auctionWindow, drawWindow, saleWindow } from '../../testing/builders/buildWays.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { WaysOfEvent } from './WaysOfEvent.tsx';
import { waysOf } from '../../model/event/waysOf.ts';

const meta: Meta<typeof WaysOfEvent> = {
  title: 'Marketplace/Ways of an event',
  component: WaysOfEvent,
  tags: ['event', 'draw', 'wish list', 'auction', 'my price', 'sale', 'comparison'],
  args: {
    event: buildListedEvent(0),
    ways: waysOf([saleWindow, drawWindow, auctionWindow]),
    here: 'purchase',
  },
};
export default meta;
type Story = StoryObj<typeof WaysOfEvent>;

const decorators = [onMarketplace()];
const serverTime = '2027-01-01T17:00:00Z';

export const Three: Story = { decorators };
export const Two: Story = { decorators, args: { ways: waysOf([saleWindow, drawWindow]), here: 'draw' } };
/** To a fan who has entered, and made an offer. */
export const Own: Story = {
  decorators: [
    onMarketplace(
      {
        getProfile: buildProfile(),
        listDrawEntries: { entries: [buildDrawEntry()], serverTime },
        listAuctionOffers: { offers: [buildAuctionOffer()], serverTime },
      },
      { token: 'token' },
    ),
  ],
};
export const Over: Story = {
  decorators,
  tags: ['sold out', 'closed'],
  args: {
    ways: waysOf([
      { ...saleWindow, state: 'soldOut' },
      { ...drawWindow, state: 'pendingResults' },
      { ...auctionWindow, state: 'upcoming' },
    ]),
  },
};
export const Compared: Story = {
  decorators,
  tags: ['dialog'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /Which way/ })).click();
  },
};
export const BuyNow: Story = {
  decorators,
  tags: ['dialog', 'sheet'],
  args: { here: 'draw' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Buy Now' })).click();
  },
};
export const French: Story = { decorators, globals: { locale: 'fr-CA' } };
