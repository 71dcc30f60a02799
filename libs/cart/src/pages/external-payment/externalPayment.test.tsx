import { act, screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { cartSettings, type CartSettings } from '../../testing/cartSettings.ts';
import { eventId, payButton, sent, showCheckout } from '../../testing/showCheckout.tsx';
import { ExternalPaymentCallbackPage } from './ExternalPaymentCallbackPage.tsx';
import { ExternalPaymentLoadingPage } from './ExternalPaymentLoadingPage.tsx';

const redirectUrl = 'http://pay.foyer.test/provider?charge=c1';
const signedExternalPaymentKey = 'event.payment.signature';
const query = new URLSearchParams({ eventId, signedExternalPaymentKey });
const methods = {
  paymentMethods: [
    { paymentType: 'CreditCard' as const, label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
    { paymentType: 'Klarna' as const, label: 'Klarna' },
  ],
  maxStoredCards: 5,
};
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const here = () => document.querySelector('output');
/** Opens a page; `/leave` leads to the loading page with the state of its history entry. */
const show = (answers: MockAnswers, path: string, settings: CartSettings = {}, state?: unknown) =>
  renderFeature(
    <>
      <Routes>
        <Route path={addressPatterns.externalPaymentLoading} element={<ExternalPaymentLoadingPage />} />
        <Route path={addressPatterns.externalPaymentCallback} element={<ExternalPaymentCallbackPage />} />
        <Route path="/leave" element={<Navigate to="/externalPayment/loading" replace state={state} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Here />
    </>,
    cartSettings(answers, { path, ...settings }),
  );
const comeBack = (answers: MockAnswers, settings?: CartSettings) =>
  show(answers, `/externalPayment/callback?${query}`, settings);

let open: jest.SpyInstance;
beforeEach(() => {
  window.sessionStorage.clear();
  open = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => open.mockRestore());

describe('the way to a provider\u2019s page', () => {
  const goThere = async (answers: MockAnswers) => {
    const shown = showCheckout({ listPaymentMethods: methods, ...answers });
    await shown.user.click(await screen.findByRole('radio', { name: /Klarna/ }));
    await shown.user.click(await payButton());
    return shown;
  };

  it('begins the payment with no card, and goes on by the loading page [C3.12f, C7.25]', async () => {
    const { api } = await goThere({ initiateExternalPayment: { redirectUrl, signedExternalPaymentKey } });
    await waitFor(() => expect(here()).toHaveTextContent('/externalPayment/loading'));
    const [request] = sent(api, 'initiateExternalPayment') as [Record<string, unknown>];
    expect(request).toMatchObject({ eventId, paymentType: 'Klarna', acceptedTotal: { amount: 24_860 } });
    expect(request).not.toHaveProperty('paymentMethodId');
    expect(sent(api, 'payCart')).toEqual([]);
    // Checkout itself has not left the page.
    expect(open).not.toHaveBeenCalled();
  });

  it('stays at checkout, with the reason, when the payment can\u2019t begin', async () => {
    await goThere({ initiateExternalPayment: refuse('paymentFailed', { message: 'It was declined.' }) });
    expect(await screen.findByText(/It was declined./)).toBeVisible();
    expect(screen.getByText(`/transaction/${eventId}/checkout`)).toBeVisible();
  });
});

describe('the loading page [C2.03a]', () => {
  const state = { eventId, redirectUrl, signedExternalPaymentKey };

  it('sends the browser to the provider, out of a frame as well', async () => {
    show({}, '/leave', {}, state);
    await waitFor(() => expect(open).toHaveBeenCalledWith(redirectUrl, '_top'));
    expect(screen.getByRole('heading', { name: 'Continue on the payment page' })).toBeVisible();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('lets a buyer who came back by the browser choose: on, or out by the page of the return', async () => {
    const { user } = show({}, '/leave', {}, { ...state, wasSent: true });
    expect(await screen.findByRole('link', { name: 'Don\u2019t pay there' })).toHaveAttribute(
      'href',
      `/externalPayment/callback?${query}`,
    );
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go to the payment page' }));
    expect(open).toHaveBeenCalledWith(redirectUrl, '_top');
  });

  it.each([
    ['no payment', undefined],
    ['a script', { ...state, redirectUrl: 'javascript:alert(1)' }],
    ['an unknown form', { payment: 1 }],
  ])('leads nowhere with %s', async (_, given) => {
    show({}, '/leave', {}, given);
    expect(await screen.findByRole('heading', { name: 'No payment under way' })).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the page of the return [C2.03b]', () => {
  it('leads to the receipt of what was paid, and forgets the cart [C7.26]', async () => {
    const { api, store } = comeBack({ purchaseExternally: buildOrder() });
    await waitFor(() => expect(here()).toHaveTextContent('/receipt?orderId='));
    expect(sent(api, 'purchaseExternally')).toEqual([{ signedExternalPaymentKey }]);
    expect((store.getState() as unknown as { cart: { eventsCart: object } }).cart.eventsCart).toEqual({});
  });

  it.each(['externalPaymentIncomplete', 'paymentFailed'] as const)(
    'leads back to checkout after %s, with what is still held [C8.04a, C8.21ab]',
    async (code) => {
      const purchaseTokenExpiration = '2031-01-01T00:00:00.000Z';
      const { store } = comeBack({
        purchaseExternally: refuse(code, {
          message: 'Nothing was charged.',
          details: { purchaseTokenExpiration },
        }),
      });
      expect(await screen.findByText('Nothing was charged.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
        'href',
        `/transaction/${eventId}/checkout`,
      );
      const { cart } = store.getState() as unknown as { cart: { eventsCart: Record<string, object> } };
      expect(cart.eventsCart[eventId]).toMatchObject({ purchaseTokenExpiration });
    },
  );

  it('says that a late payment is refunded, and leads to the event [CR-07, C8.04b]', async () => {
    comeBack({
      purchaseExternally: refuse('externalPaymentAfterLockExpiration', { message: 'It is being refunded.' }),
    });
    expect(await screen.findByText('It is being refunded.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your payment came too late' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
  });

  it('leads to the orders with a key that is forged, too old or another person\u2019s', async () => {
    comeBack({
      purchaseExternally: refuse('invalidExternalPaymentKey', { message: 'It can’t be confirmed.' }),
    });
    expect(await screen.findByText('It can’t be confirmed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/profile/orders');
  });

  it('asks nothing without a key, and leads to the orders', async () => {
    const { api } = show({}, '/externalPayment/callback', { carts: [buildCart()] });
    expect(await screen.findByRole('link', { name: 'See your orders' })).toBeVisible();
    expect(sent(api, 'purchaseExternally')).toEqual([]);
  });

  it('has a buyer whose session was lost log in first, and does not ask without', async () => {
    const { api } = comeBack({}, { token: undefined });
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    expect(sent(api, 'purchaseExternally')).toEqual([]);
  });

  describe('outside of a partner\u2019s frame, which keeps the cart to itself', () => {
    const incomplete = refuse('externalPaymentIncomplete', { message: 'Nothing was charged.' });
    const cameOut = (getOpenCart: NonNullable<MockAnswers['getOpenCart']>) =>
      comeBack({ purchaseExternally: incomplete, getOpenCart }, { carts: [] });

    it('leads back to checkout with what the server still holds [C4.01a-b, C8.21ab]', async () => {
      const { api, store } = cameOut(buildCart());
      expect(await screen.findByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
        'href',
        `/transaction/${eventId}/checkout`,
      );
      expect(sent(api, 'getOpenCart')).toEqual([{ eventId }]);
      const { cart } = store.getState() as unknown as { cart: { eventsCart: Record<string, object> } };
      expect(cart.eventsCart[eventId]).toMatchObject({ purchaseToken: buildCart().purchaseToken });
    });

    it('leads to the event when nothing is held any more', async () => {
      cameOut(refuse('notFound'));
      expect(await screen.findByRole('link', { name: 'Back to event' })).toBeVisible();
      expect(screen.getByText('Nothing was charged.')).toBeVisible();
      expect(screen.queryByText(/Your items are still held/)).toBeNull();
    });

    it('says that items may be held when it cannot ask', async () => {
      cameOut(refuse('serverError'));
      expect(
        await screen.findByText(/Nothing was charged\. Your items are still held/, {}, { timeout: 20_000 }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
    });
  });

  it('asks to log in, and never says that the payment failed, when the session ends [C8.04a]', async () => {
    comeBack({ purchaseExternally: refuse('unauthorized') });
    expect(await screen.findByRole('heading', { name: 'Log in to confirm your payment' })).toBeVisible();
  });

  it.each(['paymentPending', 'tooManyRequests', 'idempotencyInProgress', 'forbidden'] as const)(
    'asks again after %s, while the outcome is not known [C8.04a]',
    async (code) => {
      jest.useFakeTimers({ advanceTimers: true });
      try {
        const { api } = comeBack({ purchaseExternally: refuse(code) });
        await waitFor(() => expect(sent(api, 'purchaseExternally')).toHaveLength(1));
        api.answer({ purchaseExternally: buildOrder() });
        await act(() => jest.advanceTimersByTimeAsync(2_000));
        await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
      } finally {
        jest.useRealTimers();
      }
    },
  );
});
