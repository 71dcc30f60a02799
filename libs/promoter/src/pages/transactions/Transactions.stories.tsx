import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse } from '@foyer/testing';
import {
  onPromoter,
  buildTransaction,
  entryCodes,
  eventId,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

const list = { path: `/promoter/transactions/${eventId}` };
const detail = { path: `/promoter/transactions/${eventId}/${transactionId}` };
const meta: Meta<typeof TransactionsPage> = {
  title: 'Promoter/Sales',
  component: TransactionsPage,
  tags: ['page', 'transactions', 'commission', 'entry code'],
  render: () => (
    <Routes>
      <Route path="/promoter/transactions/:eventId/:transactionId?" element={<TransactionsPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof TransactionsPage>;

export const Completed: Story = {
  decorators: [
    onPromoter(
      {
        listPromoterTransactions: {
          transactions: [
            buildTransaction(),
            buildTransaction({
              transactionId: '01936f5e-7c00-7000-8000-000000000a02',
              state: 'cancelled',
              guest: { emailAddress: 'a.guest.with.a.long.address@subdomain.of.example.com' },
            }),
            buildTransaction({
              transactionId: '01936f5e-7c00-7000-8000-000000000a03',
              state: 'declined',
              guest: {},
            }),
          ],
        },
      },
      list,
    ),
  ],
};
export const Pending: Story = {
  decorators: [
    onPromoter(
      { listPromoterTransactions: { transactions: [buildTransaction({ state: 'pending' })] } },
      { path: `${list.path}?tab=pending` },
    ),
  ],
};
export const None: Story = {
  tags: ['empty'],
  decorators: [onPromoter({ listPromoterTransactions: { transactions: [] } }, list)],
};
export const Failed: Story = {
  tags: ['error'],
  decorators: [onPromoter({ listPromoterTransactions: refuse('serviceUnavailable') }, list)],
};
/** Just sold: the entry codes of both, one at a time. */
export const JustSold: Story = {
  decorators: [onPromoter({ getPromoterTransaction: buildTransaction({ entryCodes }) }, detail)],
};
/** Sold by mistake: it can be undone for some minutes more. */
export const Undoable: Story = {
  tags: ['undo'],
  decorators: [
    onPromoter(
      { getPromoterTransaction: buildTransaction({ undoableUntil: '2027-03-12T23:55:00Z' }) },
      detail,
    ),
  ],
};
export const UndoableInFrench: Story = { ...Undoable, globals: { locale: 'fr-CA' } };
export const Undone: Story = {
  decorators: [
    onPromoter(
      {
        getPromoterTransaction: buildTransaction({
          state: 'cancelled',
          total: { amount: 0, currency: 'CAD' },
          commission: { amount: 0, currency: 'CAD' },
        }),
      },
      detail,
    ),
  ],
};
export const JustSoldInSpanish: Story = {
  decorators: [onPromoter({ getPromoterTransaction: buildTransaction({ entryCodes }) }, detail)],
  globals: { locale: 'es-US' },
};
export const Seats: Story = {
  decorators: [
    onPromoter(
      {
        getPromoterTransaction: buildTransaction({
          items: [
            {
              offerGroupId: '01936f5e-7c00-7000-8000-000000000102',
              name: 'Upper level',
              quantity: 2,
              seats: [
                { seatCode: '101-C-12', sectionCode: '101', section: '101', row: 'C', seat: '12' },
                { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
              ],
            },
          ],
        }),
      },
      detail,
    ),
  ],
};
const pending = buildTransaction({
  ...{ state: 'pending', paymentKind: 'link', heldUntil: '2027-03-13T22:00:00Z' },
  commission: { amount: 0, currency: 'CAD' },
});
/** By link, and opened later: the link itself is told once. */
export const WaitingForGuest: Story = {
  tags: ['link', 'pending'],
  decorators: [onPromoter({ getPromoterTransaction: pending }, detail)],
};
export const WaitingForGuestInFrench: Story = {
  tags: ['link', 'pending'],
  decorators: [onPromoter({ getPromoterTransaction: pending }, detail)],
  globals: { locale: 'fr-CA' },
};
export const SaleGone: Story = {
  tags: ['error'],
  decorators: [onPromoter({ getPromoterTransaction: refuse('notFound') }, detail)],
};
