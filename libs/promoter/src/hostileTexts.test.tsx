import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { renderFeature, showUntilWhole, type MockAnswers } from '@foyer/testing';
import { AttendeesPage } from './pages/attendees/AttendeesPage.tsx';
import { InventoryPage } from './pages/inventory/InventoryPage.tsx';
import { SettlementPage } from './pages/settlement/SettlementPage.tsx';
import { TeamPage } from './pages/team/TeamPage.tsx';
import { TransactionsPage } from './pages/transactions/TransactionsPage.tsx';
import { buildAttendee, buildInvites, clientId, organiserSettings } from './testing/organiserSettings.ts';
import {
  buildAccount,
  buildPromoterEvent,
  buildTransaction,
  eventId,
  transactionId,
} from './testing/promoterSettings.ts';

const guest = { emailAddress: 'gina@example.com', firstName: 'Gina', lastName: 'Moreau' };
const refundDue = {
  ...{ refundId: '01936f5e-7c00-7000-8000-000000000e01', transactionId, orderNumber: 'F7K2-M9QX' },
  ...{ guest, amount: { amount: 14_040, currency: 'CAD' } },
};
type Poison = Parameters<Parameters<typeof showUntilWhole>[1]>[0];

const list = `/promoter/transactions/${eventId}`;
interface Case {
  page: string;
  pattern: string;
  element: ReactElement;
  path: string;
  answers: (poison: Poison) => MockAnswers;
  shown: RegExp;
  field: string;
}
const ofSales = { pattern: '/promoter/transactions/:eventId/:transactionId?', element: <TransactionsPage /> };
const cases: Case[] = [
  {
    ...{ page: 'the sales', ...ofSales, path: list, shown: /Gina/ },
    answers: (poison) => ({
      listPromoterTransactions: poison({ transactions: [buildTransaction({ guest })] }),
    }),
    field: 'transactions.guest.firstName',
  },
  {
    ...{ page: 'a sale', ...ofSales, path: `${list}/${transactionId}`, shown: /Gina/ },
    answers: (poison) => ({ getPromoterTransaction: poison(buildTransaction({ guest })) }),
    field: 'guest.lastName',
  },
  {
    ...{ page: 'the settlement', pattern: '/promoter/settlement/:eventId', element: <SettlementPage /> },
    ...{ path: `/promoter/settlement/${eventId}`, shown: /Gina/ },
    answers: (poison) => ({ getPromoterSettlement: poison(buildAccount({ refundsDue: [refundDue] })) }),
    field: 'refundsDue.guest.firstName',
  },
  {
    ...{ page: 'the inventory', pattern: '/inventory/:eventId', element: <InventoryPage /> },
    ...{ path: `/inventory/${eventId}`, shown: /Northern Lights/ },
    answers: (poison) => ({ getPromoterOverview: poison(buildPromoterEvent()) }),
    field: 'event.shortName',
  },
  {
    ...{ page: 'the attendees', pattern: '/organiser/attendees/:eventId', element: <AttendeesPage /> },
    ...{ path: `/organiser/attendees/${eventId}`, shown: /Gina/ },
    answers: (poison) => ({ listAttendees: poison({ attendees: [buildAttendee()] }) }),
    field: 'attendees.firstName',
  },
  {
    ...{ page: 'the team', pattern: '/organiser/team/:clientId', element: <TeamPage /> },
    ...{ path: `/organiser/team/${clientId}`, shown: /Odile/ },
    answers: (poison) => ({ listInvites: poison(buildInvites()) }),
    field: 'members.name',
  },
];

describe('hostile stored texts', () => {
  it.each(cases)(
    'is plain text on $page of a promoter or organiser [BR-03]',
    async ({ pattern, element, path, answers, shown, field }) => {
      const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
        const { unmount } = renderFeature(
          <Routes>
            <Route path={pattern} element={element} />
          </Routes>,
          organiserSettings(answers(poison), { path }),
        );
        expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
        return unmount;
      });
      expect(parts).toEqual([]);
      expect(isWhole).toBe(true);
      expect(fields).toEqual(expect.arrayContaining([field]));
    },
    120_000,
  );
});
