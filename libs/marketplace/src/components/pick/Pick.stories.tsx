import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HoldProblemNotice, type HoldProblem } from '@foyer/cart';
import { defaultOfferFilters, type OfferFilters } from '../../model/offer/offerFilters.ts';
import { pickedSeats } from '../../model/pick/pickedSeats.ts';
import { pickTotals } from '../../model/pick/pickTotals.ts';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { buildOffer, floor, poster } from '../../testing/builders/buildOffers.ts';
import { onMarketplace } from '../../testing/marketplaceSettings.ts';
import { BuyBar } from './BuyBar.tsx';
import { PickedSeats } from './PickedSeats.tsx';
import { SearchProblemNotice } from './SearchProblemNotice.tsx';

const nothing = () => undefined;
const orchestra = buildOffer();
const seats = Array.from({ length: 8 }, (_, at) => `ORCH-A-${at + 1}`);
const seated = (count: number) => [
  { offerGroupId: orchestra.offerGroupId, quantity: count, seatCodes: seats.slice(0, count) },
];

const meta: Meta = {
  title: 'Marketplace/Selection',
  tags: ['component', 'selection', 'pick', 'cart'],
  decorators: [onMarketplace()],
};
export default meta;
type Story = StoryObj;

const bar =
  (lines: Parameters<typeof pickTotals>[0], isBusy = false) =>
  () => (
    <BuyBar
      event={buildListedEvent(0)}
      seats={pickedSeats(lines)}
      priceFrom={orchestra.price.allIn}
      totals={pickTotals(lines, [orchestra, floor, poster])}
      isBusy={isBusy}
      onHold={nothing}
    />
  );
export const BuyBarEmpty: Story = { tags: ['buy bar', 'total', 'price', 'empty'], render: bar([]) };
export const BuyBarTwoSeats: Story = { tags: ['buy bar', 'total', 'price'], render: bar(seated(2)) };
export const BuyBarExtraAlone: Story = {
  tags: ['buy bar', 'total', 'price'],
  render: bar([{ offerGroupId: poster.offerGroupId, quantity: 1, seatCodes: [] }]),
};
export const BuyBarHolding: Story = {
  tags: ['buy bar', 'total', 'price', 'waiting'],
  render: bar(seated(2), true),
};
export const BuyBarFrench: Story = {
  tags: ['buy bar', 'total', 'price', 'french'],
  globals: { locale: 'fr-CA' },
  render: bar([{ offerGroupId: floor.offerGroupId, quantity: 8, seatCodes: [] }]),
};

const chips = (count: number) => () => (
  <PickedSeats seats={pickedSeats(seated(count))} offers={[orchestra]} onRemove={nothing} />
);
export const SeatsOne: Story = { tags: ['chips', 'seats'], render: chips(1) };
export const SeatsEight: Story = { tags: ['chips', 'seats'], render: chips(8) };
export const SeatsFrench: Story = {
  tags: ['chips', 'seats', 'french'],
  globals: { locale: 'fr-CA' },
  render: chips(3),
};

export const SeatsFound: Story = {
  tags: ['chips', 'seats', 'best available'],
  render: () => (
    <PickedSeats seats={pickedSeats(seated(2))} offers={[orchestra]} onRemove={nothing} onOthers={nothing} />
  ),
};

const money = (amount: number) => ({ amount, currency: 'CAD' });
const searchProblem =
  (priceRange: OfferFilters['priceRange'], amount?: number, numTokens = 2) =>
  () => (
    <SearchProblemNotice
      error={{
        kind: 'rejected',
        code: 'notEnoughContiguousSeats',
        message: 'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
        status: 422,
        details: amount ? { next: { offerGroupId: 'next', name: 'Balcony', allIn: money(amount) } } : {},
      }}
      filters={{ ...defaultOfferFilters, priceRange, numTokens }}
      priceFrom={money(5_000)}
      priceTo={money(20_000)}
      onTake={nothing}
    />
  );
export const NothingUnderTheLimit: Story = {
  tags: ['best available', 'filtered', 'empty'],
  render: searchProblem([0, 10_000], 11_200),
};
export const NothingBetween: Story = {
  tags: ['best available', 'filtered', 'empty'],
  render: searchProblem([6_000, 10_000], 5_400, 1),
};
export const NothingTogether: Story = {
  tags: ['best available', 'empty'],
  render: searchProblem([]),
};

const nextBest = [4, 5].map((at) => ({
  seatCode: `ORCH-B-${at}`,
  sectionCode: 'ORCH',
  section: 'Orchestra',
  row: 'B',
  seat: String(at),
}));
const notice = (problem: HoldProblem) => () => (
  <HoldProblemNotice problem={problem} onTake={nothing} onSplit={nothing} onFewer={nothing} />
);
export const ProblemSeatsGone: Story = {
  tags: ['notice', 'error', 'alert', 'next best'],
  render: notice({ kind: 'seatsGone', cartGuid: '', lost: ['ORCH-A-8'], nextBest }),
};
export const ProblemNothingAlike: Story = {
  tags: ['notice', 'error', 'alert'],
  render: notice({ kind: 'seatsGone', cartGuid: '', lost: ['ORCH-A-8'], nextBest: [] }),
};
export const ProblemSoldOut: Story = {
  tags: ['notice', 'error', 'alert', 'sold out'],
  render: notice({ kind: 'soldOut', cartGuid: '', offerGroupId: orchestra.offerGroupId, available: 0 }),
};
export const ProblemOneLeft: Story = {
  tags: ['notice', 'error', 'alert', 'sold out'],
  render: notice({ kind: 'soldOut', cartGuid: '', offerGroupId: orchestra.offerGroupId, available: 1 }),
};
export const ProblemNotTogether: Story = {
  tags: ['notice', 'error', 'alert'],
  render: notice({ kind: 'notTogether', cartGuid: '' }),
};
export const ProblemMayBeSplit: Story = {
  tags: ['notice', 'error', 'alert'],
  render: notice({ kind: 'mayBeSplit', cartGuid: '' }),
};
export const ProblemOffline: Story = {
  tags: ['notice', 'error', 'alert', 'network'],
  render: notice({ kind: 'other', error: { kind: 'unreachable' } }),
};
export const ProblemFrench: Story = {
  tags: ['notice', 'error', 'alert', 'french'],
  globals: { locale: 'fr-CA' },
  render: notice({ kind: 'seatsGone', cartGuid: '', lost: ['ORCH-A-8'], nextBest }),
};
