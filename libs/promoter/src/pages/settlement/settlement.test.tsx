import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { OperationId } from '@foyer/contract';
import { refuse, renderFeature, type MockAnswers, type MockApi } from '@foyer/testing';
import {
  buildAccount,
  buildSettlement,
  buildTransaction,
  eventId,
  promoterSettings,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { csvOfTransactions } from '../transactions/useExport.ts';
import { SettlementPage } from './SettlementPage.tsx';

const show = (answers: MockAnswers) =>
  renderFeature(
    <Routes>
      <Route path="/promoter/settlement/:eventId" element={<SettlementPage />} />
    </Routes>,
    promoterSettings(answers, { path: `/promoter/settlement/${eventId}` }),
  );
const requestsOf = ({ calls }: MockApi, operationId: OperationId) =>
  calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const refundId = '01936f5e-7c00-7000-8000-000000000e01';

describe('the settlement of a promoter', () => {
  it('is proposed with what is open', async () => {
    const proposed = buildAccount({
      settlements: [buildSettlement({ proposedBy: 'promoter' })],
      ...{ openLines: [], proposable: false },
    });
    const { user, api } = show({ proposePromoterSettlement: proposed });
    expect(await screen.findByRole('link', { name: 'F7K2-M9QX' })).toBeInTheDocument();
    api.answer({ getPromoterSettlement: proposed });
    await user.click(screen.getByRole('button', { name: 'Propose to settle' }));
    expect(await screen.findByText('The organizer is asked to accept this.')).toBeInTheDocument();
    expect(requestsOf(api, 'proposePromoterSettlement')).toEqual([{ eventId }]);
  });

  it('is accepted after a question, or says why it can’t be', async () => {
    const settlement = buildSettlement();
    const { user, api } = show({
      getPromoterSettlement: buildAccount({ settlements: [settlement], proposable: false }),
      answerPromoterSettlement: refuse('settlementOutdated'),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click((await screen.findAllByRole('button', { name: 'Accept' })).at(-1)!);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const { settlementId } = settlement;
    expect(requestsOf(api, 'answerPromoterSettlement')).toEqual([{ eventId, settlementId, accepted: true }]);
  });

  it('records cash that was given back to a guest', async () => {
    const account = buildAccount({
      refundsDue: [
        {
          ...{ refundId, transactionId, orderNumber: 'F7K2-M9QX' },
          guest: { firstName: 'Gina' },
          amount: { amount: 14_040, currency: 'CAD' },
        },
      ],
    });
    const { user, api } = show({ getPromoterSettlement: account, recordPromoterRefund: buildAccount() });
    await user.click(await screen.findByRole('button', { name: 'I gave it back' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, I gave it back' }));
    await waitFor(() => expect(requestsOf(api, 'recordPromoterRefund')).toEqual([{ eventId, refundId }]));
  });

  it('returns what is unsold after a question', async () => {
    const { user, api } = show({ returnPromoterInventory: buildAccount() });
    await user.click(await screen.findByRole('button', { name: 'Return what is unsold' }));
    await user.click((await screen.findAllByRole('button', { name: 'Return what is unsold' })).at(-1)!);
    await waitFor(() => expect(requestsOf(api, 'returnPromoterInventory')).toEqual([{ eventId }]));
  });
});

it('exports sales so that a spreadsheet runs no text of a guest [BI-08]', () => {
  const csv = csvOfTransactions([
    buildTransaction({ guest: { firstName: '=HYPERLINK("https://evil.example")', lastName: '@SUM(1)' } }),
  ]);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain(`'@SUM(1)`);
  expect(csv).toContain('280.80,22.40,CAD');
});
