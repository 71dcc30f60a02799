import { screen, within } from '@testing-library/react';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMoney } from '../../testing/buildCart.ts';
import { buildOrderSummary, orderIdOf } from '../../testing/buildOrderSummary.ts';
import { walletSettings } from '../../testing/cartSettings.ts';
import { OrdersPage } from './OrdersPage.tsx';

const show = (listOrders: NonNullable<MockAnswers['listOrders']>) =>
  renderFeature(<OrdersPage />, walletSettings({ listOrders }, { path: '/profile/orders', locale: 'en-CA' }));
const { eventId } = buildEventSummary();
const second = buildOrderSummary({ orderId: orderIdOf(2), orderNumber: 'F7K2-M9Q2' });

describe('OrdersPage', () => {
  it('lists each order with event, date, number, items and total, and links to its receipt', async () => {
    const items = [
      { name: 'Lower bowl', quantity: 2 },
      { name: 'Tour shirt', quantity: 1 },
    ];
    show({ orders: [buildOrderSummary({ items })] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Northern Lights' })).toBeVisible();
    for (const text of [/Mar 12, 2027|Mar\. 12, 2027/, /^Order F7K2-M9QX/, '2 × Lower bowl · 1 × Tour shirt'])
      expect(card.getByText(text)).toBeVisible();
    for (const text of ['$248.60', 'Paid']) expect(card.getByText(text)).toBeVisible();
    expect(
      card.getByRole('link', { name: 'See receipt for Northern Lights, order F7K2-M9QX' }),
    ).toHaveAttribute('href', `/transaction/${eventId}/receipt?orderId=${buildOrderSummary().orderId}`);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  });

  it.each([
    ['in part', 'partlyRefunded', 11_430, 'Partly refunded: $114.30'],
    ['as a whole', 'refunded', 24_860, 'Refunded: $248.60'],
  ] as const)('says how much of one was refunded %s', async (_how, state, amount, text) => {
    show({ orders: [buildOrderSummary({ state, refunded: buildMoney(amount) })] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('says that one was free, without a word of money that was paid or refunded', async () => {
    const free = { total: buildMoney(0) };
    show({
      orders: [buildOrderSummary(free), { ...second, ...free, state: 'refunded', refunded: buildMoney(0) }],
    });
    expect(await screen.findAllByText('Free')).toHaveLength(2);
    expect(screen.getByText('Returned')).toBeVisible();
    expect(screen.queryByText(/Paid|Refunded|\$/)).toBeNull();
  });

  it.each([
    ['toShip', 'Not shipped yet'],
    ['shipped', 'Shipped'],
    ['delivered', 'Delivered'],
  ] as const)('says of one with a parcel that is %s so [C3.05a]', async (shipment, text) => {
    show({ orders: [buildOrderSummary({ shipment }), second] });
    expect(await screen.findAllByText(text)).toHaveLength(1);
  });

  it('loads more when asked, after those that are shown', async () => {
    const { user, api } = show(({ cursor }) =>
      cursor === undefined ? { orders: [buildOrderSummary()], nextCursor: 'bmV4dA' } : { orders: [second] },
    );
    await user.click(await screen.findByRole('button', { name: 'Show more orders' }));
    expect(await screen.findByText('2 orders shown')).toBeInTheDocument();
    expect(screen.getAllByRole('article').map((each) => /M9Q./.exec(each.textContent)?.[0])).toEqual([
      'M9QX',
      'M9Q2',
    ]);
    expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
    expect(api.calls).toContainEqual({
      operationId: 'listOrders',
      request: { limit: '20', cursor: 'bmV4dA' },
    });
  });

  it('says that more could not be loaded, keeps what is shown, and tries again', async () => {
    let fails = true;
    const { user } = show(({ cursor }) => {
      if (cursor === undefined) return { orders: [buildOrderSummary()], nextCursor: 'bmV4dA' };
      if (fails) throw new TypeError('offline');
      return { orders: [second] };
    });
    await user.click(await screen.findByRole('button', { name: 'Show more orders' }));
    const again = await screen.findByRole('button', { name: /again/i });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fails = false;
    await user.click(again);
    expect(await screen.findByText('2 orders shown')).toBeInTheDocument();
  }, 30_000);

  it('says that there is none, and what to do', async () => {
    show({ orders: [] });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/');
  });

  it('says that they could not be loaded, and tries again', async () => {
    const { user, api } = show(refuse('invalidRequest'));
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your orders' })).toBeVisible();
    api.answer({ listOrders: { orders: [second] } });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
