import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse } from '@foyer/testing';
import {
  onPromoter,
  buildItem,
  buildTransaction,
  eventId,
  offerGroupId,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { buildSections } from '../../testing/buildSections.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { EditPage } from './EditPage.tsx';
import { ItemPage } from './ItemPage.tsx';
import { ListingsPage } from './ListingsPage.tsx';
import { SeatPage } from './SeatPage.tsx';
import { SectionPage } from './SectionPage.tsx';

const root = `/promoter/transaction/${eventId}`;
const meta: Meta<typeof ListingsPage> = {
  title: 'Promoter/New sale',
  component: ListingsPage,
  tags: ['page', 'cash', 'checkout', 'guest'],
  render: () => (
    <Routes>
      <Route path="/promoter/transaction/:eventId" element={<ListingsPage />} />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/itemDetail"
        element={<ItemPage />}
      />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/section"
        element={<SectionPage />}
      />
      <Route path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/seat" element={<SeatPage />} />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/checkout"
        element={<CheckoutPage />}
      />
      <Route path="/promoter/transaction/:eventId/:itemId/edit" element={<EditPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof ListingsPage>;

const item = { path: `${root}/${offerGroupId}/itemDetail` };
const checkout = { path: `${root}/${offerGroupId}/checkout?quantity=2` };
const engagement = { event: buildEventSummary(), paymentKinds: ['cash' as const], commission: [] };

export const Listings: Story = { decorators: [onPromoter({}, { path: root })] };
export const NothingToSell: Story = {
  tags: ['empty'],
  decorators: [onPromoter({ listPromoterInventory: { eventId, items: [] } }, { path: root })],
};
/** Nothing can be sold any more. */
export const Ended: Story = {
  tags: ['empty'],
  decorators: [onPromoter({ getPromoterEngagement: { ...engagement, hasEnded: true } }, { path: root })],
};
export const ListingsFailed: Story = {
  tags: ['error', 'retry'],
  decorators: [onPromoter({ listPromoterInventory: refuse('serviceUnavailable') }, { path: root })],
};
export const Item: Story = { decorators: [onPromoter({}, item)] };
/** Sold meanwhile, or an address of another event. */
export const ItemGone: Story = {
  tags: ['sold out'],
  decorators: [onPromoter({ listPromoterInventory: { eventId, items: [] } }, item)],
};
const seated = { listPromoterInventory: { eventId, items: [buildItem({ seating: 'seated' })] } };
const sections = { path: `${root}/${offerGroupId}/section?quantity=2` };
const seats = { path: `${root}/${offerGroupId}/seat?quantity=2&section=ORCH` };
export const SeatedItem: Story = { tags: ['seats'], decorators: [onPromoter(seated, item)] };
export const Sections: Story = { tags: ['seats'], decorators: [onPromoter(seated, sections)] };
/** Standing places: there is nothing to choose. */
export const NoSections: Story = {
  tags: ['seats', 'empty'],
  decorators: [
    onPromoter({ listPromoterSections: buildSections({ seating: 'ga', sections: [] }) }, sections),
  ],
};
export const Seats: Story = {
  tags: ['seats', 'map'],
  parameters: { layout: 'fullscreen' },
  decorators: [onPromoter(seated, seats)],
};
export const SeatsInFrench: Story = {
  tags: ['seats', 'map'],
  parameters: { layout: 'fullscreen' },
  decorators: [onPromoter(seated, seats)],
  globals: { locale: 'fr-CA' },
};
export const SeatsFailed: Story = {
  tags: ['seats', 'error', 'retry'],
  decorators: [onPromoter({ ...seated, listPromoterSections: refuse('serviceUnavailable') }, seats)],
};
export const CheckoutOfSeats: Story = {
  tags: ['seats'],
  decorators: [onPromoter(seated, { path: `${root}/${offerGroupId}/checkout?seat=ORCH-A-1&seat=ORCH-A-2` })],
};
export const Checkout: Story = { decorators: [onPromoter({}, checkout)] };
export const CheckoutInFrench: Story = {
  decorators: [onPromoter({}, checkout)],
  globals: { locale: 'fr-CA' },
};
/** An event for adults: the promoter checks an ID. */
export const MinimumAge: Story = {
  tags: ['minimum age', 'birth date'],
  decorators: [
    onPromoter(
      { getPromoterEngagement: { ...engagement, event: buildEventSummary({ minimumAge: 18 }) } },
      checkout,
    ),
  ],
};
export const NoKindOfPayment: Story = {
  decorators: [onPromoter({ getPromoterEngagement: { ...engagement, paymentKinds: [] } }, checkout)],
};
/** By link alone: the language of the mail is chosen. */
export const ByLink: Story = {
  tags: ['link'],
  decorators: [onPromoter({ getPromoterEngagement: { ...engagement, paymentKinds: ['link'] } }, checkout)],
};
const edit = { path: `${root}/${transactionId}/edit` };
export const Edit: Story = {
  tags: ['link', 'edit'],
  decorators: [
    onPromoter({ getPromoterTransaction: buildTransaction({ state: 'pending', paymentKind: 'link' }) }, edit),
  ],
};
/** Paid meanwhile. */
export const EditTooLate: Story = { tags: ['link', 'edit'], decorators: [onPromoter({}, edit)] };
