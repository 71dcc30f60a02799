import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse } from '@foyer/testing';
import {
  onPromoter,
  buildAccount,
  buildSettlement,
  eventId,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { SettlementPage } from './SettlementPage.tsx';

const path = `/promoter/settlement/${eventId}`;
const meta: Meta<typeof SettlementPage> = {
  title: 'Promoter/Settlement',
  component: SettlementPage,
  tags: ['page', 'settlement', 'cash owed', 'commission', 'receipt'],
  render: () => (
    <Routes>
      <Route path="/promoter/settlement/:eventId" element={<SettlementPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SettlementPage>;

const showing = (account: Parameters<typeof buildAccount>[0]) =>
  onPromoter({ getPromoterSettlement: buildAccount(account) }, { path });
const cad = (amount: number) => ({ amount, currency: 'CAD' });

export const Open: Story = { decorators: [showing({})] };
export const OpenInFrench: Story = { decorators: [showing({})], globals: { locale: 'fr-CA' } };
/** The organiser waits for the promoter's answer. */
export const ToAccept: Story = {
  decorators: [showing({ settlements: [buildSettlement()], proposable: false, openLines: [] })],
};
export const ToAcceptInSpanish: Story = { ...ToAccept, globals: { locale: 'es-US' } };
/** The promoter has proposed, and sold more since. */
export const Waiting: Story = {
  decorators: [showing({ settlements: [buildSettlement({ proposedBy: 'promoter' })], proposable: false })],
};
/** Settled and handed over; another one was declined. Commission was more than the cash. */
export const Settled: Story = {
  decorators: [
    showing({
      ...{ openLines: [], proposable: false },
      money: { commissionEarned: cad(4_000), cashOwed: cad(0) },
      settlements: [
        buildSettlement({
          ...{ state: 'accepted', answeredAt: '2027-03-12T20:30:00Z' },
          ...{ commission: cad(15_200), kept: cad(11_200) },
        }),
        buildSettlement({
          settlementId: '01936f5e-7c00-7000-8000-000000000b02',
          ...{ number: 1, state: 'withdrawn', answeredAt: '2027-03-11T20:30:00Z' },
        }),
      ],
      receipts: [
        {
          receiptId: '01936f5e-7c00-7000-8000-000000000d01',
          ...{ number: 1, amount: cad(129_200), handedOverAt: '2027-03-12T21:00:00Z' },
        },
      ],
    }),
  ],
};
/** A refund took commission back that was kept before. */
export const CommissionGoesBack: Story = {
  tags: ['refund'],
  decorators: [
    showing({
      openLines: [],
      settlements: [
        buildSettlement({ commission: cad(-1_120), kept: cad(-1_120), cash: cad(0), toHandOver: cad(1_120) }),
      ],
    }),
  ],
};
/** Guests are to get cash back. */
export const RefundsDue: Story = {
  tags: ['refund'],
  decorators: [
    showing({
      refundsDue: [
        {
          refundId: '01936f5e-7c00-7000-8000-000000000e01',
          ...{ transactionId, orderNumber: 'F7K2-M9QX', amount: cad(14_040) },
          guest: { emailAddress: 'gina@example.com', firstName: 'Gina' },
        },
        {
          refundId: '01936f5e-7c00-7000-8000-000000000e02',
          ...{ transactionId, orderNumber: 'F7K2-M9QZ', amount: cad(28_080) },
          guest: { emailAddress: 'a.guest.with.a.long.address@subdomain.of.example.com' },
        },
      ],
    }),
  ],
};
/** The engagement is over, and two guests have not paid yet. */
export const Ended: Story = {
  tags: ['ended'],
  decorators: [
    showing({
      ...{ endsAt: '2027-03-12T23:00:00Z', hasEnded: true, pendingSales: 2 },
      stock: { allotted: 12, left: 0, pending: 2, sold: 10 },
    }),
  ],
};
export const NothingYet: Story = {
  tags: ['empty'],
  decorators: [
    showing({
      ...{ openLines: [], proposable: false },
      money: { commissionEarned: cad(0), cashOwed: cad(0) },
    }),
  ],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onPromoter({ getPromoterSettlement: refuse('serviceUnavailable') }, { path })],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onPromoter({ getPromoterSettlement: () => new Promise<never>(() => undefined) }, { path })],
};
