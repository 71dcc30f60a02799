import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import {
  buildTransaction,
  eventId,
  promoterSettings,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

const show = (answers: MockAnswers, path: string) =>
  renderFeature(
    <Routes>
      <Route path="/promoter/transactions/:eventId/:transactionId?" element={<TransactionsPage />} />
    </Routes>,
    promoterSettings(answers, { path }),
  );

it('lists the sales of a promoter, and finds a guest [C2.32c, C2.32d]', async () => {
  const list = `/promoter/transactions/${eventId}`;
  const { user, api } = show({}, `${list}?tab=pending`);
  const sale = await screen.findByRole('link', { name: 'Gina' });
  expect(sale).toHaveAttribute('href', `${list}/${transactionId}`);
  await user.type(await screen.findByRole('searchbox'), 'g');
  await waitFor(() =>
    expect(api.calls).toContainEqual({
      operationId: 'searchPromoterTransactions',
      request: { eventId, state: 'pending', search: 'g', limit: 20 },
    }),
  );
  expect(await screen.findByText('No guest found')).toBeInTheDocument();
});

it('counts what waits, and exports nothing of nothing [C2.32c]', async () => {
  const list = `/promoter/transactions/${eventId}`;
  const { unmount } = show({ listPromoterTransactions: { transactions: [] } }, list);
  expect(await screen.findByText('No sales here yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export as a file' })).toBeNull();
  unmount();
  show({}, list);
  expect(await screen.findByRole('link', { name: 'Pending 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export as a file' })).toBeInTheDocument();
});

it.each([
  ['completed', /^Your guest has paid/],
  ['declined', /^Your guest declined/],
] as const)('tells that a guest %s meanwhile [C4.21b, C4.21c]', async (state, news) => {
  const sale = buildTransaction({ state: 'pending', paymentKind: 'link' });
  const { user, api } = show(
    { getPromoterTransaction: sale, resendPromoterTransaction: refuse('promoterSaleNotPending') },
    `/promoter/transactions/${eventId}/${transactionId}`,
  );
  const resend = await screen.findByRole('button', { name: 'Send a new link' });
  expect(screen.queryByText(news)).toBeNull();
  api.answer({ getPromoterTransaction: { ...sale, state } });
  await user.click(resend);
  expect(await screen.findByText(news)).toBeInTheDocument();
});
