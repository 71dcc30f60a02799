import { act, screen, waitFor, within } from '@testing-library/react';
import { accountApi } from '@foyer/api-client/identity';
import { paymentApi } from '@foyer/api-client/cart';
import { buildEventProfile, buildPolicy, buildProfile, refuse } from '@foyer/testing';
import { offerTaken } from '../../model/cart/cartSlice.ts';
import { buildCart, buildCartLine, buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { buildMeans } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { eventId, here, payButton, sent, showCheckout, showPaid } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('CheckoutPage', () => {
  it('shows what is held, where, for how long and for exactly how much [C2.18a, C4.04a]', async () => {
    showCheckout({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12 and 13')).toBeVisible();
    expect(screen.getByText('10:00')).toBeVisible();
    const summary = screen.getByRole('complementary');
    for (const amount of ['$200.00', '$20.00', '$28.60', '$248.60'])
      expect(within(summary).getAllByText(amount)[0]).toBeVisible();
    expect(within(summary).getByText(/HST \(13\s?%\)/)).toBeVisible();
    expect(await screen.findByText(/Northern Lights/)).toBeVisible();
  });

  it('says the rules in force before anything is paid, photo ID among them [C3.11f]', async () => {
    const policy = buildPolicy({
      refund: 'untilDate',
      refundUntil: '2027-03-01T05:00:00Z',
      resale: 'later',
      resaleFrom: '2027-02-01T05:00:00Z',
      minimumAge: 19,
      idRequired: true,
    });
    showCheckout({ getEventProfile: buildEventProfile({ policy }) });
    expect(await screen.findByText(/Refundable until .*March 1, 2027\./)).toBeVisible();
    expect(screen.getByText(/You can sell your Pass starting .*February 1, 2027\./)).toBeVisible();
    expect(screen.getByText('You must be 19 or older to enter.')).toBeVisible();
    expect(screen.getByText('Bring a photo ID with your name on it.')).toBeVisible();
  });

  it('does not ask for a photo ID if the event does not check it [C3.11d]', async () => {
    showCheckout({ getEventProfile: buildEventProfile({ policy: buildPolicy({ idRequired: false }) }) });
    expect(await screen.findByText(/transfer|give/i)).toBeVisible();
    expect(screen.queryByText(/photo ID/)).toBeNull();
  });

  it('asks for no card where all is free, and confirms instead of paying', async () => {
    const { user, api } = showCheckout({}, { carts: [buildCart({ quote: buildPrice(0) })] });
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    await waitFor(() => expect(sent(api, 'payCart')).toHaveLength(1));
    expect(sent(api, 'payCart')[0]).not.toHaveProperty('paymentMethodId');
    expect(screen.queryByTitle('Card details')).toBeNull();
  });

  it('says that nothing is held, and leads back to the event', async () => {
    showCheckout({}, { carts: [] });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to event' })).toHaveAttribute(
        'href',
        `/events/northern-lights/${eventId}`,
      ),
    );
  });

  it('leads back to the page of the pick, with its filters, and to no other site [C3.26b]', async () => {
    const { store } = showCheckout({}, { carts: [] });
    const link = await screen.findByRole('link', { name: 'Back to event' });
    const rootOrigin = 'https://foyer.test';
    const offerAddress = `/events/northern-lights/${eventId}?sort=LOW_TO_HIGH`;
    act(() => void store.dispatch(offerTaken({ eventId, offerAddress, rootOrigin })));
    expect(link).toHaveAttribute('href', offerAddress);
    act(() => void store.dispatch(offerTaken({ eventId, offerAddress: '//elsewhere.example', rootOrigin })));
    await waitFor(() => expect(link).toHaveAttribute('href', `/events/northern-lights/${eventId}`));
  });

  it('does not call the cart empty between a payment and its receipt [C3.26c]', async () => {
    const { store } = showCheckout({ payCart: buildOrder() });
    await payButton();
    const { purchaseToken } = buildCart();
    const paid = { eventId, purchaseToken, paymentMethodId: 'card', acceptedTotal: buildMoney(24_860) };
    await act(() => store.dispatch(paymentApi.endpoints.payCart.initiate(paid)));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).toBeNull();
  });

  it('pays with the default card exactly what was shown, and goes to the receipt [C2.18a, C3.28f, C3.30f, C7.20, C3.30g]', async () => {
    const { api } = await showPaid({ payCart: buildOrder() });
    await waitFor(() =>
      expect(here()).toHaveTextContent(`/transaction/${eventId}/receipt?orderId=${buildOrder().orderId}`),
    );
    expect(sent(api, 'payCart')).toEqual([
      {
        eventId,
        purchaseToken: buildCart().purchaseToken,
        paymentMethodId: buildMeans().paymentMethodId,
        acceptedTotal: buildMoney(24_860),
        fraudSessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it.each(['', '/child-market', '/child-market/child-group'])(
    'keeps the ids of its address for the receipt: %s [C2.18a-b]',
    async (ids) => {
      await showPaid({ payCart: buildOrder() }, { path: `/transaction/${eventId}/market/checkout${ids}` });
      const { orderId } = buildOrder();
      await waitFor(() =>
        expect(here()).toHaveTextContent(`/transaction/${eventId}/market/receipt${ids}?orderId=${orderId}`),
      );
    },
  );

  it('asks for a verified address before it pays [C5.17a, I4.10]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { api, store } = await showPaid({ getProfile: unverified, payCart: buildOrder() });
    await waitFor(() =>
      expect(store.getState()).toMatchObject({
        identity: { flow: { kind: 'open', start: { goal: 'verified' }, stack: ['verifyEmail'] } },
      }),
    );
    expect(sent(api, 'payCart')).toEqual([]);
  });

  it('cannot be pressed before there is a card or fields for one, and says why', async () => {
    showCheckout({ listPaymentMeans: { paymentMeans: [] } });
    const button = await payButton();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Choose or add a card first.'));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    sayFromGateway(await screen.findByTitle('Card details'), { type: 'foyer.card.ready' });
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  });

  it('wants an address for what is shipped, and sends it along [I3.22, C5.10a, C3.05a]', async () => {
    const shipped = buildCart({ needsShippingAddress: true });
    const { user, api, store } = showCheckout({ payCart: buildOrder() }, { carts: [shipped] });
    await screen.findByRole('radio', { name: /Visa/ });
    await act(async () => void (await store.dispatch(accountApi.endpoints.getProfile.initiate())));
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveValue('Ada Tremblay'));
    await user.click(await payButton());
    expect(await screen.findByText('Enter the street address.')).toBeVisible();
    expect(sent(api, 'payCart')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Rue Rachel');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CA');
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

  it('sends all lines when one changes, and shows what the server answers [C4.01b, C4.02a]', async () => {
    const three = buildCart({ lines: [buildCartLine({ quantity: 3 })] });
    const { user, api } = showCheckout(
      { checkoutCart: three },
      { carts: [buildCart({ lines: [buildCartLine(), shirt] })] },
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

  it.each([
    ['extrasNeedAccess', /Add Passes for this event before adding extras/],
    ['childNeedsAdult', /Children need to come with an adult/],
  ])('says why a line cannot go, if the server said %s [C4.03a, C5.12]', async (reason, text) => {
    const needed = buildCartLine({ allowed: { remove: { allowed: false, reason } } });
    const { user, api } = showCheckout({}, { carts: [buildCart({ lines: [needed, shirt] })] });
    await user.click(await screen.findByRole('button', { name: 'Remove Lower bowl' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([]);
  });

  it('keeps extras alone for a buyer who has a place already, as the server allows [C4.03a]', async () => {
    const spare = buildCartLine({ allowed: { remove: { allowed: true } } });
    const { user, api } = showCheckout(
      { checkoutCart: buildCart({ lines: [shirt] }) },
      { carts: [buildCart({ lines: [spare, shirt] })] },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Lower bowl' }));
    await waitFor(() => expect(screen.queryByText('Lower bowl')).toBeNull());
    expect(sent(api, 'checkoutCart')).toHaveLength(1);
  });

  it('asks the server about a reason that it has no words for', async () => {
    const kept = buildCartLine({ allowed: { remove: { allowed: false, reason: 'paymentPending' } } });
    const { user } = showCheckout(
      { checkoutCart: refuse('paymentPending', { message: 'Your payment is being checked.' }) },
      { carts: [buildCart({ lines: [kept, shirt] })] },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Lower bowl' }));
    expect(await screen.findByText('Your payment is being checked.')).toBeVisible();
  });

  it('takes a line out [C4.02b]', async () => {
    const { user, api } = showCheckout(
      { checkoutCart: buildCart() },
      { carts: [buildCart({ lines: [buildCartLine(), shirt] })] },
    );
    expect(await screen.findByText('Pickup at the venue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Tour shirt' }));
    await waitFor(() => expect(screen.queryByText('Tour shirt')).toBeNull());
    expect(sent(api, 'checkoutCart')).toEqual([
      expect.objectContaining({ selections: [expect.objectContaining({ cartGuid: 'line-0001' })] }),
    ]);
  });

  it('gives all back at once, if the buyer means it, and says why it could not [C4.02c]', async () => {
    const { user, api } = showCheckout(
      { clearCart: refuse('paymentPending', { message: 'A payment is under way.' }) },
      { carts: [buildCart({ lines: [buildCartLine(), shirt] })] },
    );
    const answer = async (name: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: 'Empty cart' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    };
    await answer('Keep my items');
    expect(sent(api, 'clearCart')).toEqual([]);
    await answer('Empty cart');
    expect(await screen.findByText('A payment is under way.')).toBeVisible();
    api.answer({ clearCart: { ok: true } });
    await answer('Empty cart');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const { purchaseToken } = buildCart();
    expect(sent(api, 'clearCart').at(-1)).toEqual({ eventId, purchaseToken });
  });

  it('shows the old and the new price of a line, and asks until the buyer goes on [C3.25a, C8.06]', async () => {
    const changed = buildCart({
      priceChanges: [{ cartGuid: 'line-0001', before: buildMoney(20_000), now: buildMoney(22_000) }],
    });
    const { user } = showCheckout({}, { carts: [changed] });
    expect(await screen.findByText('Lower bowl: the price changed')).toBeVisible();
    expect(
      screen.getByText(/^It was \$200.00 and is now \$220.00\..*Continue with the new price\?$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByText('Lower bowl: the price changed')).toBeNull();
  });

  it.each([
    ['purchaseSoldOut', 'Sold out: the last ones were just taken. Try another option.'],
    ['ticketLimitEvent', 'You’ve reached the limit for this event. Remove some Passes to continue.'],
    ['ticketLimitMarketplace', 'You’ve reached the limit for this sale. Remove some Passes to continue.'],
    [
      'notEnoughContiguousSeats',
      'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
    ],
    ['marketplaceClosed', 'This sale is closed. Find another event.'],
    ['childNeedsAdult', 'Children need to come with an adult. Add an adult to continue.'],
  ] as const)(
    'says why a change is refused with %s, and keeps what was held [C8.02a, C8.10b, C8.10e, C8.12b, C8.21c, C8.21g-h, C8.21k]',
    async (code, text) => {
      const { user } = showCheckout({ checkoutCart: refuse(code, { message: text }) });
      const group = await screen.findByRole('group', { name: 'Quantity of Lower bowl' });
      await user.click(within(group).getByRole('button', { name: /add|more|increase/i }));
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByText('Section 101, row C, seats 12 and 13')).toBeVisible();
    },
  );
});
