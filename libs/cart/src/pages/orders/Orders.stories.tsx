import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderSummary } from '@foyer/contract';
import { buildEventSummary, refuse, storyOnStage, type MockAnswers } from '@foyer/testing';
import { buildMoney } from '../../testing/buildCart.ts';
import { buildOrderSummary, orderIdOf } from '../../testing/buildOrderSummary.ts';
import { walletSettings } from '../../testing/cartSettings.ts';
import { OrdersPage } from './OrdersPage.tsx';

const meta: Meta = {
  title: 'Cart/Orders page',
  component: OrdersPage,
  tags: ['page', 'profile', 'orders', 'purchases', 'receipt', 'list'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const story = (listOrders: NonNullable<MockAnswers['listOrders']>, ...tags: string[]): Story => ({
  tags,
  decorators: [storyOnStage((locale) => walletSettings({ listOrders }, { locale, path: '/profile/orders' }))],
});
const order = (at: number, overrides: Partial<OrderSummary>): OrderSummary =>
  buildOrderSummary({ orderId: orderIdOf(at), orderNumber: `F7K2-M9Q${at}`, ...overrides });

const some = [
  order(1, {}),
  order(2, {
    event: buildEventSummary({ shortName: 'The Cherry Orchard', kind: 'theatre' }),
    items: [
      { name: 'Orchestra', quantity: 2 },
      { name: 'Programme', quantity: 1 },
    ],
    state: 'partlyRefunded',
    refunded: buildMoney(11_430),
  }),
  order(3, {
    event: buildEventSummary({ shortName: 'Winter Lights', status: 'Cancelled' }),
    state: 'refunded',
    refunded: buildMoney(24_860),
  }),
  order(4, {
    event: buildEventSummary({ shortName: 'Open rehearsal' }),
    items: [{ name: 'General admission', quantity: 1 }],
    total: buildMoney(0),
  }),
  order(5, {
    event: buildEventSummary({ shortName: 'Laugh Track', kind: 'comedy' }),
    total: buildMoney(0),
    state: 'refunded',
    refunded: buildMoney(0),
  }),
];

/** Paid, refunded in part and as a whole, free, and free and returned. */
export const States: Story = story({ orders: some }, 'refunded', 'free');
/** Parcels: one to be shipped, one that is under way, one that arrived. */
export const Parcels: Story = story(
  {
    orders: (['toShip', 'shipped', 'delivered'] as const).map((shipment, at) => order(at + 7, { shipment })),
  },
  'shipping',
);
export const MoreToLoad: Story = story({ orders: some.slice(0, 2), nextCursor: 'bmV4dA' }, 'load more');
export const LongText: Story = story(
  {
    orders: [
      order(6, {
        event: buildEventSummary({
          shortName:
            'The Extraordinarily Long Farewell Tour of the Northern Lights Philharmonic Orchestra and Choir',
        }),
        items: [
          { name: 'Auditorium de la Grande Bibliothèque nationale du Québec, parterre', quantity: 8 },
          { name: 'Tour shirt, black, M', quantity: 12 },
          { name: 'Parking', quantity: 2 },
        ],
        total: buildMoney(1_234_567_00),
        state: 'partlyRefunded',
        refunded: buildMoney(234_567_00),
      }),
    ],
  },
  'long text',
);
export const Empty: Story = story({ orders: [] }, 'empty state');
export const Loading: Story = story(() => new Promise<never>(() => undefined), 'skeleton', 'waiting');
export const Failed: Story = story(refuse('serverError'), 'error', 'retry');
