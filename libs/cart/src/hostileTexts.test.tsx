import { screen } from '@testing-library/react';
import { buildEventProfile, renderFeature, showUntilWhole } from '@foyer/testing';
import { OrdersPage } from './pages/orders/OrdersPage.tsx';
import { ReceiptPage } from './pages/receipt/ReceiptPage.tsx';
import { buildCart } from './testing/buildCart.ts';
import { buildOrder } from './testing/buildOrder.ts';
import { buildOrderSummary } from './testing/buildOrderSummary.ts';
import { buildMeans, cartSettings } from './testing/cartSettings.ts';
import { showCheckout } from './testing/showCheckout.tsx';

const { orderId, eventId } = buildOrder();
const shippingAddress = {
  country: 'CA',
  fullName: 'Ada Tremblay',
  address: '1 Rue de la Gare',
  unit: '',
  googlePlaceId: '',
};
const answers = [
  { questionId: 'club', kind: 'text' as const, label: 'Which club?', answer: 'Harriers' },
  { questionId: 'size', kind: 'choice' as const, label: 'Shirt size', number: 1, answer: 'Small' },
];
const isSeen = async (): Promise<void> =>
  expect((await screen.findAllByText(/Northern Lights|Lower bowl/)).length).toBeGreaterThan(0);

describe('hostile stored texts', () => {
  it('is words at checkout: events, sections, fees, names on cards [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const answers = {
        getEventProfile: poison(buildEventProfile()),
        listPaymentMeans: poison({ paymentMeans: [buildMeans()] }),
      };
      const { unmount } = showCheckout(answers, { carts: [poison(buildCart())] });
      await isSeen();
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(
      expect.arrayContaining(['lines.name', 'lines.price.fees.label', 'paymentMeans.nameOnCard']),
    );
  }, 120_000);

  it('is words on the receipt [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const settings = { path: `/transaction/${eventId}/receipt?orderId=${orderId}` };
      const { unmount } = renderFeature(
        <ReceiptPage />,
        cartSettings(
          {
            getOrder: poison(
              buildOrder({ shippingAddress, answers, invoiceTo: { name: 'Acme', taxNumber: '1' } }),
            ),
          },
          settings,
        ),
      );
      await isSeen();
      await screen.findByText(/Harriers/);
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(
      expect.arrayContaining([
        'event.shortName',
        'lines.name',
        'shippingAddress.fullName',
        'answers.label',
        'answers.answer',
        'invoiceTo.name',
      ]),
    );
  }, 120_000);

  it('is words in the list of orders [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const { unmount } = renderFeature(
        <OrdersPage />,
        cartSettings({ listOrders: poison({ orders: [buildOrderSummary()] }) }, { path: '/profile/orders' }),
      );
      await isSeen();
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['orders.event.shortName', 'orders.items.name']));
  }, 120_000);
});
