import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMoney } from '../../testing/buildCart.ts';
import { buildRefundCheckout, buildRefundItem } from '../../testing/buildRefund.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { RefundPage } from './RefundPage.tsx';

const { eventId } = buildEventSummary();
const show = (answers: MockAnswers) =>
  renderFeature(
    <Routes>
      <Route path="/refund/:eventId" element={<RefundPage />} />
    </Routes>,
    cartSettings(
      { getRefundCheckout: buildRefundCheckout(), ...answers },
      { path: `/refund/${eventId}`, carts: [], locale: 'en-CA' },
    ),
  );
const second = /seat 13/;
const refundedIds = [buildRefundCheckout().items[1]!.tokens[0]!.tokenId];
const confirmRefund = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Refund $114.30' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, refund' }));
};
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('RefundPage', () => {
  it('says the amount before, part by part, and what is kept; refunds exactly that [C2.10a, C7.36, C7.37]', async () => {
    const tokenIds = [buildRefundCheckout().items[1]!.tokens[0]!.tokenId];
    const { user, api } = show({ refundTokens: { amount: buildMoney(11_430), tokenIds } });
    await user.click(await screen.findByRole('checkbox', { name: second }));
    for (const text of ['$100.00', '$14.30', 'Not refundable: $10.00', '$114.30'])
      expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund $114.30' }));
    api.answer({ getRefundCheckout: buildRefundCheckout({ items: [buildRefundItem()] }) });
    await user.click(await screen.findByRole('button', { name: 'Yes, refund' }));
    expect(await screen.findByText('We’re refunding $114.30')).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'refundTokens',
      request: { eventId, tokenIds, acceptedAmount: buildMoney(11_430) },
    });
  });

  it('does nothing when the buyer keeps them', async () => {
    const { user, api } = show({});
    await user.click(await screen.findByRole('checkbox', { name: second }));
    await user.click(await screen.findByRole('button', { name: 'Refund $114.30' }));
    await user.click(await screen.findByRole('button', { name: 'Keep them' }));
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('refundTokens');
  });

  it.each([
    [
      'Postponed',
      /^This event is postponed, and its new date isn’t set yet\. Until Sunday, January 31, 2027,/,
    ],
    ['Rescheduled', /^This event has a new date\. Until Sunday, January 31, 2027,/],
  ] as const)('says what became of the date, and until when there is a choice: %s', async (status, said) => {
    const event = buildEventSummary({ status, timezone: 'America/Toronto' });
    show({ getRefundCheckout: buildRefundCheckout({ event, refundUntil: '2027-02-01T04:00:00Z' }) });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says why something can’t be refunded', async () => {
    const allowed = { allowed: false, reason: 'refundDeadlinePassed' };
    show({ getRefundCheckout: buildRefundCheckout({ items: [buildRefundItem({ allowed })] }) });
    expect(await screen.findByText(/The refund deadline has passed/)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(screen.getByText(/don’t have any .* that can be refunded/)).toBeVisible();
    expect(screen.queryByText(/Choose what to refund/)).toBeNull();
  });

  it('says that a refund failed [C8.21t]', async () => {
    const { user } = show({ refundTokens: refuse('refundFailed', { message: 'We couldn’t refund this.' }) });
    await user.click(await screen.findByRole('checkbox', { name: second }));
    await confirmRefund(user);
    expect(await screen.findByText('We couldn’t refund this.')).toBeVisible();
  });

  it.each([
    ['when the buyer asks again', 'pressed'],
    ['when the browser is back online', 'online'],
  ])(
    'says that a refund was made whose answer was lost, under the same key: %s [CR-12]',
    async (_name, way) => {
      const { user, api } = show({ refundTokens: lost });
      const intent = () => paymentStorage.getItem(`foyer-pay-intent:refund:${eventId}`);
      await user.click(await screen.findByRole('checkbox', { name: second }));
      api.answer({ getRefundCheckout: buildRefundCheckout({ items: [buildRefundItem()] }) });
      await confirmRefund(user);
      expect(await screen.findByText(/^Unable to reach the server/)).toBeVisible();
      const kept = intent();
      expect(kept).toMatch(/"key":"[\da-f-]{36}"/);
      api.answer({
        refundTokens: () => {
          expect(intent()).toBe(kept);
          return { amount: buildMoney(11_430), tokenIds: refundedIds };
        },
      });
      if (way === 'pressed') await confirmRefund(user);
      else act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText('We’re refunding $114.30')).toBeVisible();
      expect(intent()).toBeNull();
    },
  );

  it('can ask again for a refund that is still being made [CR-12]', async () => {
    const busy = refuse('idempotencyInProgress', { message: 'We’re still working on it.' });
    const { user, api } = show({ refundTokens: busy });
    await user.click(await screen.findByRole('checkbox', { name: second }));
    api.answer({ getRefundCheckout: buildRefundCheckout({ items: [buildRefundItem()] }) });
    await confirmRefund(user);
    expect(await screen.findByText('We’re still working on it.')).toBeVisible();
    api.answer({ refundTokens: { amount: buildMoney(11_430), tokenIds: refundedIds } });
    await confirmRefund(user);
    expect(await screen.findByText('We’re refunding $114.30')).toBeVisible();
  });

  it.each([
    ['others are left', [buildRefundItem()]],
    ['nothing is left', []],
  ])(
    'says that the repeat was lost too, once the list has no such item: %s [CR-12]',
    async (_name, items) => {
      const { user, api } = show({ refundTokens: lost });
      await user.click(await screen.findByRole('checkbox', { name: second }));
      await confirmRefund(user);
      expect(await screen.findByText(/^Unable to reach the server/)).toBeVisible();
      api.answer({ getRefundCheckout: buildRefundCheckout({ items }) });
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: second })).toBeNull());
      expect(await screen.findByText(/^Unable to reach the server/)).toBeVisible();
    },
  );

  it('does not repeat a lost refund once the buyer has chosen otherwise [CR-12]', async () => {
    const { user, api } = show({ refundTokens: lost });
    await user.click(await screen.findByRole('checkbox', { name: second }));
    await confirmRefund(user);
    expect(await screen.findByText(/^Unable to reach the server/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: second }));
    const asked = (operation: string) =>
      api.calls.filter(({ operationId }) => operationId === operation).length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked('getRefundCheckout')).toBe(2));
    expect(asked('refundTokens')).toBe(1);
  });
});
