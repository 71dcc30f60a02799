import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import type { Cart } from '@foyer/contract';
import {
  refuse,
  renderFeature,
  buildProfile,
  buildEventProfile,
  buildPolicy,
  type MockAnswers,
} from '@foyer/testing';
import { signedOut } from '@foyer/identity';
import { buildCart, buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { buildMeans, cartSettings, stageTime, type CartSettings } from '../../testing/cartSettings.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const eventId = buildCart().eventId;
const path = `/transaction/${eventId}/checkout`;
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const page = (
  <>
    <Routes>
      <Route path="/transaction/:eventId/checkout" element={<CheckoutPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
    <Here />
  </>
);
const show = (answers: MockAnswers = {}, settings: CartSettings = {}) =>
  renderFeature(page, cartSettings(answers, { path, ...settings }));
const here = () => document.querySelector('output');
const payButton = () => screen.findByRole('button', { name: 'Pay $248.60' });
const sent = (api: { calls: { operationId: string; request: unknown }[] }, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map((call) => call.request);
const pays = async (answers: MockAnswers, settings?: CartSettings) => {
  const shown = show(answers, settings);
  await screen.findByRole('radio', { name: /Visa/ });
  await shown.user.click(await payButton());
  return shown;
};
const locale = { locale: 'en-CA' };

beforeEach(() => window.sessionStorage.clear());

describe('CheckoutPage', () => {
  it('shows what is held, where, for how long and for exactly how much [C2.18, C3.22, C4.04]', async () => {
    show({}, locale);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12, 13')).toBeVisible();
    expect(screen.getByText('10:00')).toBeVisible();
    const summary = screen.getByRole('complementary');
    for (const amount of ['$200.00', '$20.00', '$28.60', '$248.60'])
      expect(within(summary).getAllByText(amount)[0]).toBeVisible();
    expect(within(summary).getByText(/HST \(13\s?%\)/)).toBeVisible();
    expect(await screen.findByText(/Northern Lights/)).toBeVisible();
  });

  it('says the rules in force before anything is paid [C5.02]', async () => {
    const policy = buildPolicy({
      refund: 'untilDate',
      refundUntil: '2027-03-01T05:00:00Z',
      resale: 'later',
      resaleFrom: '2027-02-01T05:00:00Z',
      minimumAge: 19,
      idRequired: true,
    });
    show({ getEventProfile: buildEventProfile({ policy }) });
    expect(await screen.findByText(/Refundable until .*March 1, 2027\./)).toBeVisible();
    expect(screen.getByText(/You can resell your Pass from .*February 1, 2027\./)).toBeVisible();
    expect(screen.getByText('You must be at least 19 to enter.')).toBeVisible();
    expect(screen.getByText('Bring a photo ID that matches your name.')).toBeVisible();
  });

  it('says that nothing is held, and leads back to the event [C4.04]', async () => {
    show({}, { carts: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing is held for you here' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
        'href',
        `/events/northern-lights/${eventId}`,
      ),
    );
  });

  it('pays with the default card exactly what was shown, and goes to the receipt [C2.18, C3.30, C7.20]', async () => {
    const { api } = await pays({ payCart: buildOrder() }, locale);
    await waitFor(() =>
      expect(here()).toHaveTextContent(`/transaction/${eventId}/receipt?orderId=${buildOrder().orderId}`),
    );
    expect(sent(api, 'payCart')).toEqual([
      {
        eventId,
        purchaseToken: buildCart().purchaseToken,
        paymentMethodId: buildMeans().paymentMethodId,
        acceptedTotal: buildMoney(24_860),
      },
    ]);
  });

  it('asks for a verified address before it pays [C5.17, I4.10]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { api, store } = await pays({ getProfile: unverified, payCart: buildOrder() }, locale);
    await waitFor(() =>
      expect(store.getState()).toMatchObject({
        identity: { flow: { kind: 'open', goal: 'verified', stack: ['verifyEmail'] } },
      }),
    );
    expect(sent(api, 'payCart')).toEqual([]);
  });

  it('cannot be pressed without a card, and says why', async () => {
    show({ listPaymentMeans: { paymentMeans: [] } }, locale);
    const button = await payButton();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Choose or add a card first.'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('wants an address for what is shipped, and sends it along [C3.29, C5.10, C3.05]', async () => {
    const shipped = buildCart({ needsShippingAddress: true });
    const { user, api } = show({ payCart: buildOrder() }, { ...locale, carts: [shipped] });
    const button = await payButton();
    await screen.findByRole('radio', { name: /Visa/ });
    await waitFor(() => expect(button).toHaveAccessibleDescription('Tell us where to ship to first.'));
    await user.click(screen.getByRole('button', { name: 'Ship to this address' }));
    expect(await screen.findByText('Enter the street address.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Tremblay');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Rue Rachel');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA');
    await user.click(screen.getByRole('button', { name: 'Ship to this address' }));
    expect(await screen.findByText('Ada Tremblay, 1 Rue Rachel, CA')).toBeVisible();
    await user.click(await payButton());
    await waitFor(() =>
      expect(sent(api, 'payCart')).toEqual([
        expect.objectContaining({
          shippingAddress: {
            fullName: 'Ada Tremblay',
            address: '1 Rue Rachel',
            unit: '',
            country: 'CA',
            googlePlaceId: '',
          },
        }),
      ]),
    );
  });
});

describe('a payment that fails', () => {
  const declined = (attemptsLeft: number) =>
    refuse('paymentFailed', { message: 'Your bank said no.', details: { attemptsLeft } });

  it('says how many attempts are left, and tries again as a new intent [C3.36, C4.06, C8.04, C8.21]', async () => {
    const { user, api } = await pays({ payCart: declined(2) }, locale);
    const alert = (await screen.findByText('Your card was declined')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Your bank said no. You can try 2 more times. Your items stay held.');
    api.answer({ payCart: buildOrder() });
    await user.click(await payButton());
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'payCart')).toHaveLength(2);
  });

  it('leads back to the event after the last attempt [C8.09, C8.21]', async () => {
    await pays(
      { payCart: refuse('paymentRetryAttemptsExhausted', { message: 'That was the last one.' }) },
      locale,
    );
    expect(await screen.findByText('That was the last one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the event' })).toBeVisible();
  });

  it('shows the old and the new price, charges nothing, and goes on with the new one when asked [C8.06, C3.25]', async () => {
    const dearer = buildCart({
      lines: [buildCartLine({ price: { ...buildCartLine().price, total: buildMoney(25_000) } })],
    });
    const { user, api } = await pays(
      {
        payCart: refuse('priceChanged', { details: { before: buildMoney(24_860), now: buildMoney(25_000) } }),
        checkoutCart: dearer,
      },
      locale,
    );
    expect(await screen.findByText(/It was \$248.60 and is now \$250.00. Nothing was charged/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('button', { name: 'Pay $250.00' })).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(sent(api, 'checkoutCart')).toHaveLength(1);
  });

  it('asks again with the same key when nothing came back, so that nobody pays twice [C8.04]', async () => {
    const keys: string[] = [];
    const { user, api } = await pays(
      {
        payCart: () => {
          throw new TypeError('offline');
        },
      },
      locale,
    );
    expect(await screen.findByText('We did not hear back')).toBeVisible();
    keys.push(window.sessionStorage.getItem(`foyer-pay-intent:${eventId}`) ?? '');
    api.answer({ payCart: refuse('paymentPending', { details: { retryAfterSeconds: 3 } }) });
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Your payment is on its way')).toBeVisible();
    keys.push(window.sessionStorage.getItem(`foyer-pay-intent:${eventId}`) ?? '');
    expect(keys[0]).not.toBe('');
    expect(keys[1]).toBe(keys[0]);
    api.answer({ payCart: buildOrder() });
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(window.sessionStorage.getItem(`foyer-pay-intent:${eventId}`)).toBeNull();
  });

  it('says that the session is over, and nothing held is lost [I8.03]', async () => {
    await pays({ payCart: refuse('unauthorized') }, locale);
    expect(await screen.findByText('Please log in again. Your items stay held.')).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12, 13')).toBeVisible();
  });

  it('leaves nothing of the cart to whoever comes next, once signed out [I4.14]', async () => {
    const { store } = show({}, locale);
    await payButton();
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByRole('heading', { name: 'Nothing is held for you here' })).toBeVisible();
  });
});

describe('a hold', () => {
  const endingIn = (ms: number, more: Partial<Cart> = {}) =>
    buildCart({ purchaseTokenExpiration: new Date(stageTime + ms).toISOString(), ...more });

  it('is over: paying waits until the items are held again [C4.04, C8.05]', async () => {
    const { user, api } = show({ checkoutCart: buildCart() }, { ...locale, carts: [endingIn(-1000)] });
    expect(await screen.findByText('The time to pay ran out')).toBeVisible();
    await waitFor(async () =>
      expect(await payButton()).toHaveAccessibleDescription(/The time to pay is over/),
    );
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByText('The time to pay ran out')).toBeNull());
    expect(await screen.findByText('10:00')).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([
      expect.objectContaining({
        eventId,
        selections: [expect.objectContaining({ cartGuid: 'line-0001', seatCodes: ['101-C-12', '101-C-13'] })],
      }),
    ]);
  });

  it('says which seats are gone when they cannot be held again, and keeps the page [C8.12, C8.21]', async () => {
    const { user } = show(
      {
        checkoutCart: refuse('invalidSeatCodes', { details: { lostSeatCodes: ['101-C-12'], nextBest: [] } }),
      },
      { ...locale, carts: [endingIn(-1000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Someone else was faster with these seats.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the event' })).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12, 13')).toBeVisible();
  });

  it('ends while one pays: says so, and offers to hold again [C8.05]', async () => {
    await pays({ payCart: refuse('reservationTimeRanOut') }, locale);
    expect(await screen.findByText('The time to pay ran out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  });

  it('can be lengthened once, near its end alone [C4.04]', async () => {
    const longer = endingIn(600_000, { extendable: false });
    const { user, api } = show({ extendHold: longer }, { ...locale, carts: [endingIn(90_000)] });
    await user.click(await screen.findByRole('button', { name: 'I need more time' }));
    expect(await screen.findByText('10:00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
    expect(sent(api, 'extendHold')).toEqual([{ eventId, purchaseToken: longer.purchaseToken }]);
  });

  it('offers no more time while there is plenty', async () => {
    show({}, locale);
    await payButton();
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
  });

  it('says why it could not be lengthened', async () => {
    const { user } = show(
      { extendHold: refuse('holdNotExtendable') },
      { ...locale, carts: [endingIn(90_000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'I need more time' }));
    expect(await screen.findByText('The time was already extended once.')).toBeVisible();
  });
});

describe('the lines of a cart', () => {
  const shirt = buildCartLine({
    cartGuid: 'line-0002',
    inventoryItemId: '01936f5e-7c00-7000-8000-000000000021',
    category: 'MERCHANDISE',
    name: 'Tour shirt',
    quantity: 1,
    seats: [],
    ages: [],
    unitPrices: [],
    fulfilment: 'PICKUP',
  });

  it('sends all lines when one changes, and shows what the server answers [C4.01, C4.02]', async () => {
    const three = buildCart({ lines: [buildCartLine({ quantity: 3 })] });
    const { user, api } = show(
      { checkoutCart: three },
      { ...locale, carts: [buildCart({ lines: [buildCartLine(), shirt] })] },
    );
    const group = await screen.findByRole('group', { name: 'Quantity of Lower bowl' });
    await user.click(within(group).getByRole('button', { name: /add|more|increase/i }));
    expect(await screen.findByRole('button', { name: 'Pay $372.90' })).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([
      expect.objectContaining({
        selections: [
          expect.objectContaining({ cartGuid: 'line-0001', quantity: 3 }),
          expect.objectContaining({ cartGuid: 'line-0002', quantity: 1 }),
        ],
      }),
    ]);
  });

  it('warns instead of taking out the last access of extras [C4.03, C5.12]', async () => {
    const { user, api } = show({}, { ...locale, carts: [buildCart({ lines: [buildCartLine(), shirt] })] });
    await user.click(await screen.findByRole('button', { name: 'Remove Lower bowl' }));
    expect(await screen.findByText(/Extras need at least one Pass/)).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([]);
  });

  it('takes a line out [C4.02]', async () => {
    const { user, api } = show(
      { checkoutCart: buildCart() },
      { ...locale, carts: [buildCart({ lines: [buildCartLine(), shirt] })] },
    );
    expect(await screen.findByText('Pick up at the venue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Tour shirt' }));
    await waitFor(() => expect(screen.queryByText('Tour shirt')).toBeNull());
    expect(sent(api, 'checkoutCart')).toEqual([
      expect.objectContaining({ selections: [expect.objectContaining({ cartGuid: 'line-0001' })] }),
    ]);
  });

  it('says at a line that its price changed [C3.25, C8.06]', async () => {
    const changed = buildCart({
      priceChanges: [{ cartGuid: 'line-0001', before: buildMoney(20_000), now: buildMoney(22_000) }],
    });
    show({}, { ...locale, carts: [changed] });
    expect(await screen.findByText('Lower bowl now costs $220.00 instead of $200.00.')).toBeVisible();
  });

  it.each([
    ['purchaseSoldOut', 'Sold out. Someone else was faster.'],
    ['ticketLimitEvent', 'You reached the limit of Passes for this event.'],
    ['ticketLimitMarketplace', 'You reached the limit of Passes for this event.'],
    ['notEnoughContiguousSeats', 'There are not enough seats next to each other.'],
    ['marketplaceClosed', 'Sales are closed.'],
    ['childNeedsAdult', 'A child comes in with an adult. Add an adult.'],
  ] as const)(
    'says why a change is refused with %s, and keeps what was held [C8.02, C8.10, C8.12, C8.21]',
    async (code, text) => {
      const { user } = show({ checkoutCart: refuse(code) }, locale);
      const group = await screen.findByRole('group', { name: 'Quantity of Lower bowl' });
      await user.click(within(group).getByRole('button', { name: /add|more|increase/i }));
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByText('Section 101, row C, seats 12, 13')).toBeVisible();
    },
  );
});
