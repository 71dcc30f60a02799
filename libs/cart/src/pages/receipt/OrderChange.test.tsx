import { screen } from '@testing-library/react';
import { buildEventSummary, renderFeature } from '@foyer/testing';
import { buildActivityOf } from '../../testing/buildActivityOf.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const show = (status: 'Upcoming' | 'Cancelled' | 'Postponed' | 'Rescheduled', refundUntil?: string) => {
  const order = buildOrder({ event: buildEventSummary({ status, timezone: 'America/Toronto' }) });
  const activity = { ...buildActivityOf(order, []), ...(refundUntil ? { refundUntil } : {}) };
  const path = `/transaction/${order.eventId}/receipt?orderId=${order.orderId}`;
  renderFeature(<ReceiptPage />, cartSettings({ getOrder: order, getEventActivity: activity }, { path }));
  return order;
};

describe('the receipt of an event that changed', () => {
  it.each([
    [
      'Postponed',
      /^This event is postponed, and its new date isn’t set yet\. Until Sunday, January 31, 2027,/,
    ],
    ['Rescheduled', /^This event has a new date\. Until Sunday, January 31, 2027,/],
  ] as const)('gives the choice of a full refund with its deadline: %s', async (status, said) => {
    const { eventId } = show(status, '2027-02-01T04:00:00Z');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a refund' })).toHaveAttribute('href', `/refund/${eventId}`);
  });

  it('says that a cancelled one is refunded without being asked', async () => {
    show('Cancelled');
    expect(await screen.findByText(/canceled. You’ll get a full refund automatically/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get a refund' })).toBeNull();
  });

  it.each(['Upcoming', 'Rescheduled'] as const)('says nothing without a choice: %s', async (status) => {
    const { orderNumber } = show(status);
    expect(await screen.findByText(orderNumber)).toBeVisible();
    expect(screen.queryByText(/full refund/)).toBeNull();
  });
});
