import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import type { AuctionCheckout, AuctionOffer } from '@foyer/contract';
import { buildProfile as buildUser, refuse, type MockAnswers } from '@foyer/testing';
import {
  auctionPath,
  buildAllocatedAuction,
  buildAuction,
  buildAuctionCheckout,
  buildAuctionLive,
  buildAuctionOffer,
  buildClosedOffer,
  buildEarlyChance,
} from '../../testing/builders/buildAuction.ts';
import { buildPickingOffer } from '../../testing/builders/buildSeatSelection.ts';
import { AuctionAddress } from '../../testing/addresses/AuctionAddress.tsx';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { auctionEvent } from '../../testing/builders/auctionEvent.ts';

const meta: Meta<typeof AuctionAddress> = {
  title: 'Marketplace/Pages/My Price',
  component: AuctionAddress,
  tags: ['page', 'auction', 'my price', 'offer', 'raise', 'meter'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AuctionAddress>;

const answering = (answers: MockAnswers) => [
  onMarketplace(
    { getProfile: buildUser(), getEventProfile: auctionEvent, ...answers },
    { path: auctionPath, token: 'token' },
  ),
];
const at = (overrides: Partial<AuctionCheckout> = {}, answers: MockAnswers = {}) => {
  const { state, closesAt, resultsAt } = overrides.auction ?? buildAuction();
  return answering({
    checkoutAuction: buildAuctionCheckout(overrides),
    getAuctionLive: buildAuctionLive({ state, closesAt, resultsAt }),
    ...answers,
  });
};
const closed = (offer: AuctionOffer) => at({ auction: buildAllocatedAuction(), offer });
const refused = (reason: string) => at({ allowed: { offer: { allowed: false, reason } } });

export const Make: Story = { decorators: at() };
export const WithPromoCode: Story = {
  tags: ['promo code'],
  decorators: at({}, { checkoutAuction: buildAuctionCheckout({}, { takesPromoCode: true }) }),
};
export const FewOffers: Story = {
  tags: ['no others'],
  decorators: at({}, { getAuctionChance: buildEarlyChance() }),
};
export const NoMaximum: Story = {
  decorators: at({
    auction: buildAuction({ groups: [withoutMaximum()] }),
  }),
};
export const NoChance: Story = {
  tags: ['error'],
  decorators: at({}, { getAuctionChance: refuse('serverError') }),
};
export const NoCard: Story = {
  tags: ['new card'],
  decorators: at({}, { listPaymentMeans: { paymentMeans: [] } }),
};
/** The bank declines the card: the form says so beside it. */
export const CardDeclined: Story = {
  tags: ['error', 'declined'],
  decorators: at(
    {},
    {
      makeAuctionOffer: refuse('invalidCard', {
        message: 'We can’t use this card. Check the details, or use another one.',
      }),
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /4242/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Make offer' }));
    const warning = within(await screen.findByRole('alertdialog'));
    await userEvent.click(warning.getByRole('button', { name: 'Make offer' }));
    await canvas.findByText(/We can’t use this card/);
  },
};
export const EndingSoon: Story = {
  decorators: at({ auction: buildAuction({ closesAt: '2027-01-02T01:30:00Z' }) }),
};
export const Open: Story = { tags: ['own offer'], decorators: at({ offer: buildAuctionOffer() }) };
export const Upcoming: Story = {
  decorators: at({ auction: buildAuction({ state: 'upcoming', opensAt: '2027-01-03T15:00:00Z' }) }),
};
export const Closed: Story = {
  tags: ['results'],
  decorators: at({ auction: buildAuction({ state: 'closed' }), offer: buildClosedOffer('pendingResults') }),
};
export const Qualified: Story = { tags: ['win'], decorators: closed(buildClosedOffer('qualified')) };
export const PickSeats: Story = { tags: ['win', 'seats'], decorators: closed(buildPickingOffer('now')) };
export const PickSeatsLater: Story = {
  tags: ['win', 'seats'],
  decorators: closed(buildPickingOffer('later')),
};
export const Paid: Story = { tags: ['win', 'paid'], decorators: closed(buildClosedOffer('claimed')) };
export const PaymentFailed: Story = {
  tags: ['declined', 'repay'],
  decorators: closed(buildClosedOffer('paymentFailed')),
};
export const Lost: Story = {
  tags: ['cut-off'],
  decorators: closed(buildClosedOffer('lost', { stillOpen: ['purchase'] })),
};
export const Expired: Story = {
  decorators: closed(
    buildClosedOffer('expired', { expiresHoursBefore: 24, expiresAt: '2027-01-08T01:00:00Z' }),
  ),
};
export const NotTogether: Story = {
  tags: ['cancelled'],
  decorators: closed(buildClosedOffer('cancelled', { cancelReason: 'notTogether' })),
};
export const FewerPlaces: Story = {
  tags: ['cancelled'],
  decorators: closed(buildClosedOffer('cancelled', { cancelReason: 'fewerPlaces' })),
};
export const GivenUp: Story = {
  tags: ['cancelled'],
  decorators: closed(buildClosedOffer('cancelled', { cancelReason: 'declined' })),
};
export const NotPaid: Story = {
  tags: ['cancelled', 'declined'],
  decorators: closed(buildClosedOffer('cancelled', { cancelReason: 'paymentFailed' })),
};
/** Behind the winners, of whom one may still not pay. */
export const Waiting: Story = {
  tags: ['results'],
  decorators: closed(
    buildClosedOffer('pendingResults', { cutOff: buildAllocatedAuction().groups[0]!.cutOff!, place: 21 }),
  ),
};
export const Cancelled: Story = {
  tags: ['cancelled'],
  decorators: at({
    auction: buildAuction({ state: 'cancelled' }),
    offer: buildClosedOffer('cancelled', { cancelReason: 'event' }),
  }),
};
export const CartBlocks: Story = { tags: ['refused', 'cart'], decorators: refused('cartBlocksOffer') };
export const OtherOffer: Story = { tags: ['refused'], decorators: refused('activeOfferOtherCategory') };
export const LimitReached: Story = { tags: ['refused', 'limit'], decorators: refused('ticketLimitEvent') };
export const SoldOut: Story = { tags: ['refused', 'sold out'], decorators: refused('purchaseSoldOut') };
export const TooYoung: Story = { tags: ['refused', 'age'], decorators: refused('belowMinimumEventAge') };
export const Gone: Story = {
  tags: ['empty'],
  decorators: answering({ checkoutAuction: refuse('notFound') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ checkoutAuction: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ checkoutAuction: refuse('serverError') }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at() };

function withoutMaximum() {
  const { maximum: _maximum, ...group } = buildAuction().groups[0]!;
  return group;
}
