import { screen, waitFor } from '@testing-library/react';
import { keepEnteredCard } from '../../model/payment/enteredCard.ts';
import { buildCart } from '../../testing/buildCart.ts';
import { buildMeans } from '../../testing/cartSettings.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { eventId, here, payButton, sent, showCheckout } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('a new card at checkout', () => {
  const card = buildMeans({
    paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
    lastFour: '4444',
    onePurchase: true,
  });

  it.each([true, false])('is saved by the payment when the buyer ticked the box: %s', async (saves) => {
    const { user, api } = showCheckout({
      listPaymentMeans: { paymentMeans: [] },
      addPaymentMeans: card,
      payCart: buildOrder(),
    });
    const fields = await screen.findByTitle('Card details');
    sayFromGateway(fields, { type: 'foyer.card.ready' });
    if (saves) await user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
    api.answer({ listPaymentMeans: { paymentMeans: [card] } });
    await user.click(await payButton());
    sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-1' });
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'addPaymentMeans')).toEqual([{ cardToken: 'tok-1', eventId, onePurchase: true }]);
    const [request] = sent(api, 'payCart') as [{ paymentMethodId: string; savePaymentMeans?: boolean }];
    expect([request.paymentMethodId, request.savePaymentMeans]).toEqual([
      card.paymentMethodId,
      saves ? true : undefined,
    ]);
  });

  it('is not saved, ticked or not, where a stored card pays in the end', async () => {
    const stored = buildMeans();
    // Entered in this checkout, before a reload.
    keepEnteredCard(window.sessionStorage, buildCart().purchaseToken, card.paymentMethodId);
    const { user, api } = showCheckout({
      listPaymentMeans: { paymentMeans: [stored, card] },
      payCart: buildOrder(),
    });
    await user.click(await screen.findByRole('radio', { name: /4444/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    await user.click(await payButton());
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'payCart')).toEqual([expect.not.objectContaining({ savePaymentMeans: true })]);
  });
});
