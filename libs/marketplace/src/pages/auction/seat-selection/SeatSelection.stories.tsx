import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SeatSelection } from '@foyer/contract';
import { buildProfile as buildUser, refuse, type MockAnswers } from '@foyer/testing';
import { buildClosedOffer } from '../../../testing/builders/buildAuction.ts';
import {
  buildPickingOffer,
  buildSeatSelection,
  seatSelectionPath,
} from '../../../testing/builders/buildSeatSelection.ts';
import { buildTheatre } from '../../../testing/builders/buildTheatre.ts';
import { never, onMarketplace } from '../../../testing/marketplaceSettings.ts';
import { SeatSelectionAddress } from '../../../testing/addresses/SeatSelectionAddress.tsx';

const meta: Meta<typeof SeatSelectionAddress> = {
  title: 'Marketplace/Pages/Seat selection',
  component: SeatSelectionAddress,
  tags: ['page', 'auction', 'my price', 'seats', 'window'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SeatSelectionAddress>;

const answering = (answers: MockAnswers) => [
  onMarketplace(
    { getProfile: buildUser(), getSeatChart: buildTheatre({ withRows: true }), ...answers },
    { path: seatSelectionPath, token: 'token' },
  ),
];
const at = (getSeatSelection: SeatSelection) => answering({ getSeatSelection });

export const NotYet: Story = { tags: ['countdown'], decorators: at(buildSeatSelection('later')) };
export const Open: Story = { tags: ['countdown', 'map'], decorators: at(buildSeatSelection('now')) };
export const NotTogether: Story = {
  tags: ['not enough'],
  decorators: at(buildSeatSelection('now', { bestSeatCodes: [] })),
};
export const Moment: Story = { tags: ['waiting'], decorators: at(buildSeatSelection('moment')) };
export const Picked: Story = { tags: ['done'], decorators: at(buildSeatSelection('picked')) };
export const PickedAndPaid: Story = {
  tags: ['done', 'paid'],
  decorators: at(buildSeatSelection('picked', { offer: buildPickingOffer('picked', { state: 'claimed' }) })),
};
export const TooLate: Story = { tags: ['given'], decorators: at(buildSeatSelection('given')) };
export const Refused: Story = {
  tags: ['declined'],
  decorators: at(
    buildSeatSelection('given', { offer: buildPickingOffer('given', { state: 'paymentFailed' }) }),
  ),
};
export const NothingToPick: Story = {
  tags: ['lost'],
  decorators: at(buildSeatSelection('later', { offer: buildClosedOffer('lost') })),
};
export const Gone: Story = {
  tags: ['empty'],
  decorators: answering({ getSeatSelection: refuse('notFound') }),
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering({ getSeatSelection: never }),
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ getSeatSelection: refuse('serverError') }),
};
export const NoMap: Story = {
  tags: ['error', 'retry'],
  decorators: answering({ getSeatSelection: buildSeatSelection('now'), getSeatChart: refuse('serverError') }),
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: at(buildSeatSelection('now')) };
