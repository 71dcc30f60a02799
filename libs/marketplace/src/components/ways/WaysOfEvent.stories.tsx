import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildListedEvent } from '../../testing/buildEvents.ts';
import { auctionWindow, drawWindow, saleWindow } from '../../testing/buildWays.ts';
import { onMarketplace } from '../../testing/onMarketplace.tsx';
import { WaysOfEvent } from './WaysOfEvent.tsx';
import { waysOf } from '../../model/waysOf.ts';

const meta: Meta<typeof WaysOfEvent> = {
  title: 'Marketplace/Ways of an event',
  component: WaysOfEvent,
  tags: ['event', 'draw', 'wish list', 'auction', 'my price', 'sale', 'comparison'],
  args: {
    event: buildListedEvent(0),
    ways: waysOf([saleWindow, drawWindow, auctionWindow]),
    here: 'purchase',
  },
  decorators: [onMarketplace()],
};
export default meta;
type Story = StoryObj<typeof WaysOfEvent>;

export const Three: Story = {};
export const Two: Story = { args: { ways: waysOf([saleWindow, drawWindow]), here: 'draw' } };
export const Over: Story = {
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
  tags: ['dialog'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /Which way/ })).click();
  },
};
export const BuyNow: Story = {
  tags: ['dialog', 'sheet'],
  args: { here: 'draw' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Buy Now' })).click();
  },
};
export const French: Story = { globals: { locale: 'fr-CA' } };
