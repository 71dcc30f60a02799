import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from '@foyer/ui-kit';
import { buildCartLine } from '../../testing/buildCart.ts';
import { onCart } from '../../testing/onCart.tsx';
import { HoldProblemNotice } from './HoldProblemNotice.tsx';

const nothing = () => undefined;
const { seats, cartGuid, offerGroupId } = buildCartLine();
const lost = seats.map((seat) => seat.seatCode);

const meta: Meta<typeof HoldProblemNotice> = {
  title: 'Cart/Hold problem',
  component: HoldProblemNotice,
  tags: ['component', 'notice', 'error', 'seat lost', 'sold out', 'next best', 'hold'],
  decorators: [onCart()],
  args: {
    problem: { kind: 'seatsGone', cartGuid, lost, nextBest: seats },
    onTake: nothing,
    onSplit: nothing,
    onFewer: nothing,
    action: <LinkButton href="/events/e1">Back to event</LinkButton>,
  },
};
export default meta;
type Story = StoryObj<typeof HoldProblemNotice>;

/** Another buyer took the seats; the next best are offered. */
export const NextBest: Story = {};
export const NothingAlike: Story = { args: { problem: { kind: 'seatsGone', cartGuid, lost, nextBest: [] } } };
export const OnlySomeLeft: Story = {
  args: { problem: { kind: 'soldOut', cartGuid, offerGroupId, available: 1 } },
};
export const SoldOut: Story = {
  args: { problem: { kind: 'soldOut', cartGuid, offerGroupId, available: 0 } },
};
/** The seller withdrew the listing, or another buyer has it. */
export const ListingGone: Story = {
  tags: ['resale'],
  args: { problem: { kind: 'listingGone', cartGuid, offerId: offerGroupId } },
};
export const NotTogether: Story = { args: { problem: { kind: 'notTogether', cartGuid } } };
export const NotEnoughTogether: Story = { args: { problem: { kind: 'mayBeSplit', cartGuid } } };
/** The buyer is too young, or the account has no birth date. */
export const TooYoung: Story = {
  tags: ['minimum age'],
  args: {
    problem: {
      kind: 'other',
      error: {
        ...{ kind: 'rejected', status: 422, code: 'belowMinimumEventAge', message: 'Too young.' },
        details: { minimumAge: 18 },
      },
    },
  },
};
export const Offline: Story = {
  tags: ['offline'],
  args: { problem: { kind: 'other', error: { kind: 'unreachable' } } },
};
