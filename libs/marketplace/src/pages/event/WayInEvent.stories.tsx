import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Marketplace } from '@foyer/contract';
import type { MockAnswers } from '@foyer/testing';
import { buildAuctionLive, buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { auctionWindow, drawWindow } from '../../testing/builders/buildWays.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventPath, onMarketplace } from '../../testing/marketplaceSettings.ts';

const meta: Meta<typeof EventAddress> = {
  title: 'Marketplace/Pages/Event with one way in',
  component: EventAddress,
  tags: ['page', 'event', 'draw', 'auction'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof EventAddress>;

const withWay = (way: Marketplace, answers: MockAnswers = {}) => [
  onMarketplace(
    {
      getEventProfile: buildProfile({ saleType: way.type, saleState: way.state }, { marketplaces: [way] }),
      ...answers,
    },
    { path: eventPath },
  ),
];

export const WishList: Story = { tags: ['draw', 'wish list'], decorators: withWay(drawWindow) };
export const WishListEndingSoon: Story = {
  tags: ['draw', 'wish list'],
  decorators: withWay({ ...drawWindow, state: 'endingSoon', closesAt: '2027-01-02T01:30:00Z' }),
};
export const WishListPending: Story = {
  tags: ['draw', 'wish list', 'results'],
  decorators: withWay({ ...drawWindow, state: 'pendingResults' }),
};
export const MyPrice: Story = { tags: ['auction', 'my price'], decorators: withWay(auctionWindow) };
export const MyPriceOwnOffer: Story = {
  tags: ['auction', 'my price', 'own offer'],
  decorators: withWay(
    { ...auctionWindow, state: 'endingSoon', closesAt: '2027-01-02T01:30:00Z' },
    { getAuctionLive: buildAuctionLive({ offer: buildAuctionOffer() }) },
  ),
};
