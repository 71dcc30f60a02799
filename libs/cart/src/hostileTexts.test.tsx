import { screen } from '@testing-library/react';
import { buildEventProfile, renderFeature, showUntilWhole } from '@foyer/testing';
import { ReceiptPage } from './pages/receipt/ReceiptPage.tsx';
import { buildCart } from './testing/buildCart.ts';
import { buildOrder } from './testing/buildOrder.ts';
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
const isSeen = async (): Promise<void> =>
  expect((await screen.findAllByText(/Northern Lights|Lower bowl/)).length).toBeGreaterThan(0);

describe('whatever somebody stored', () => {
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
        cartSettings({ getOrder: poison(buildOrder({ shippingAddress })) }, settings),
      );
      await isSeen();
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(
      expect.arrayContaining(['event.shortName', 'lines.name', 'shippingAddress.fullName']),
    );
  }, 120_000);
});
