import { screen, waitFor } from '@testing-library/react';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildOrder } from '../../testing/buildOrder.ts';
import { eventId, here, payButton, sent, showCheckout } from '../../testing/showCheckout.tsx';

const paymentId = '01936f5e-7c00-7000-8000-0000000000c1';
const methods = {
  paymentMethods: [
    { paymentType: 'CreditCard' as const, label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
    { paymentType: 'Klarna' as const, label: 'Klarna' },
  ],
  maxStoredCards: 5,
};
const comeBack = (answers: MockAnswers) =>
  showCheckout(answers, { path: `/transaction/${eventId}/checkout?paymentId=${paymentId}` });

beforeEach(() => window.sessionStorage.clear());

describe('a method on a provider\u2019s page', () => {
  it('sends the buyer there, with no card [C3.12f]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, api } = showCheckout({
      listPaymentMethods: methods,
      payCart: refuse('paymentRedirectRequired', {
        details: { paymentId, redirectUrl: 'http://pay.foyer.test/provider?charge=c1' },
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /Klarna/ }));
    await user.click(await payButton());
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith('http://pay.foyer.test/provider?charge=c1', '_top'),
    );
    expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toBeVisible();
    const [request] = sent(api, 'payCart') as [{ paymentType: string; paymentMethodId?: string }];
    expect([request.paymentType, request.paymentMethodId]).toEqual(['Klarna', undefined]);
    open.mockRestore();
  });

  it('leads to the receipt when the buyer comes back and has paid', async () => {
    const { api } = comeBack({ returnPayment: buildOrder() });
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'returnPayment')).toEqual([{ eventId, paymentId }]);
  });

  it('leads back to the checkout when it was declined there', async () => {
    comeBack({
      returnPayment: refuse('paymentFailed', { message: 'It was declined.', details: { attemptsLeft: 2 } }),
    });
    expect(await screen.findByText(/It was declined./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout$/),
    );
  });

  it('says that a late payment is refunded [CR-07]', async () => {
    comeBack({
      returnPayment: refuse('externalPaymentAfterLockExpiration', { message: 'It is being refunded.' }),
    });
    expect(await screen.findByText('It is being refunded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
  });
});
