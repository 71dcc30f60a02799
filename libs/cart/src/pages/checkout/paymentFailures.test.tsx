import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '@foyer/testing';
import { sessionApi } from '@foyer/api-client/identity';
import { buildCart, buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { here, payButton, sent, showCheckout, showPaid } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('a payment that fails', () => {
  const declined = (attemptsLeft: number) =>
    refuse('paymentFailed', { message: 'Your bank said no.', details: { attemptsLeft } });

  it('says how many attempts are left, and tries again as a new intent [C3.36a, C8.04a, C8.21o]', async () => {
    const { user, api } = await showPaid({ payCart: declined(2) });
    const alert = (await screen.findByText('Your card was declined')).closest('[role=alert]');
    expect(alert).toHaveTextContent(
      'Your bank said no. You can try 2 more times. We’re still holding your items.',
    );
    api.answer({ payCart: buildOrder() });
    await user.click(screen.getByRole('radio', { name: /Visa/ }));
    await user.click(await payButton());
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'payCart')).toHaveLength(2);
  });

  it('moves the focus to the message, which one live region announces [C8.04a]', async () => {
    await showPaid({ payCart: declined(2) });
    const alert = (await screen.findByText('Your card was declined')).closest('[role=alert]');
    await waitFor(() => expect(alert?.parentElement).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Your card was declined' })).toHaveFocus();
    const bar = screen.getByText('Declined by your bank. Try another card. 2 attempts left.');
    expect(bar.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    expect(screen.getAllByRole('alert').filter((each) => /declined/i.test(each.textContent))).toHaveLength(1);
    expect(await payButton()).toHaveAccessibleDescription(/^Declined by your bank/);
  });

  it('marks the declined card, takes it out of the choice and opens the fields of another [C8.21o]', async () => {
    const { user, api } = await showPaid({ payCart: declined(2) });
    const card = await screen.findByRole('radio', { name: /Visa.*Declined by your bank/ });
    expect(card).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeChecked();
    expect(screen.getByTitle('Card details')).toBeInTheDocument();
    await user.click(await payButton());
    expect(sent(api, 'payCart')).toHaveLength(1);
  });

  it('keeps the declined card out of the choice over a reload', async () => {
    const { unmount } = await showPaid({ payCart: declined(2) });
    await screen.findByRole('radio', { name: /Visa.*Declined by your bank/ });
    unmount();
    showCheckout();
    expect(await screen.findByRole('radio', { name: /Visa.*Declined by your bank/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeChecked();
    expect(await payButton()).toHaveAccessibleDescription('Choose or add a card first.');
  });

  it.each([
    ['insufficientFunds', 'This card doesn’t have enough funds', 'Not enough funds'],
    ['expiredCard', 'Your card has expired', 'Card expired'],
    ['incorrectCvc', 'The security code doesn’t match', 'Wrong security code'],
    ['processingError', 'Your bank couldn’t process this payment', 'Not processed by your bank'],
    ['verificationFailed', 'Your bank didn’t approve this payment', 'Not approved by your bank'],
    ['stolenCard', 'Your card was declined', 'Declined by your bank'],
  ])('says why a card was refused: %s [C8.21o]', async (reason, title, inBar) => {
    await showPaid({ payCart: refuse('paymentFailed', { details: { attemptsLeft: 1, reason } }) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(`${inBar}. Try another card. 1 attempt left.`)).toBeVisible();
  });

  it('sends nothing more after the last attempt, and shows no clock of a hold that is gone [C8.09b]', async () => {
    await showPaid({ payCart: refuse('paymentRetryAttemptsExhausted') });
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(/No attempts left/));
    expect(screen.queryByText('Time left to pay')).toBeNull();
  });

  it('shows no clock and no live Pay button once the server said that the time ran out [C8.05]', async () => {
    await showPaid({ payCart: refuse('reservationTimeRanOut') });
    const alert = (await screen.findByText('Your time to pay ran out')).closest('[role=alert]');
    await waitFor(() => expect(alert?.parentElement).toHaveFocus());
    expect(await payButton()).toHaveAccessibleDescription(/Your hold has ended/);
    expect(screen.queryByText('Time left to pay')).toBeNull();
  });

  it('does not pay with the default card while the fields of another card are open', async () => {
    const { user, api } = showCheckout({ payCart: buildOrder() });
    await user.click(await screen.findByRole('radio', { name: 'Another card' }));
    expect(await payButton()).toHaveAccessibleDescription('Choose or add a card first.');
    await user.click(await payButton());
    expect(sent(api, 'payCart')).toEqual([]);
  });

  it('leads back to the event after the last attempt [C8.09b, C8.21p]', async () => {
    await showPaid({
      payCart: refuse('paymentRetryAttemptsExhausted', { message: 'That was the last one.' }),
    });
    expect(await screen.findByText('That was the last one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
  });

  const dearer = buildCart({
    lines: [buildCartLine()],
    quote: { ...buildCartLine().price, total: buildMoney(25_000) },
    priceChanges: [{ cartGuid: 'line-0001', before: buildMoney(24_860), now: buildMoney(25_000) }],
  });
  const ofLine = 'Lower bowl: the price changed';

  it('shows the old and the new price, charges nothing, and asks once whether to go on [C8.06, C3.25a]', async () => {
    const { user, api } = await showPaid({
      payCart: refuse('priceChanged', { details: { before: buildMoney(24_860), now: buildMoney(25_000) } }),
      checkoutCart: dearer,
    });
    expect(
      await screen.findByText(/It was \$248.60 and is now \$250.00. You haven’t been charged/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Pay $250.00' })).toBeVisible();
    expect(screen.queryByText(/You haven’t been charged/)).toBeNull();
    expect(screen.queryByText(ofLine)).toBeNull();
    expect(sent(api, 'checkoutCart')).toHaveLength(1);
  });

  it('asks again about a line whose price changed after the buyer agreed to another total [C8.06]', async () => {
    const { user } = await showPaid({
      payCart: refuse('priceChanged', { details: { before: buildMoney(24_860), now: buildMoney(24_900) } }),
      checkoutCart: dearer,
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(ofLine)).toBeVisible();
  });

  it('retries with the same key when no answer arrived, so that nothing is charged twice [C8.04a]', async () => {
    const keys: string[] = [];
    const { user, api } = await showPaid({
      payCart: () => {
        throw new TypeError('offline');
      },
    });
    expect(await screen.findByText('We didn’t hear back')).toBeVisible();
    keys.push(window.sessionStorage.getItem(`foyer-pay-intent:${buildCart().purchaseToken}`) ?? '');
    api.answer({ payCart: refuse('paymentPending', { details: { retryAfterSeconds: 3 } }) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your payment is processing')).toBeVisible();
    keys.push(window.sessionStorage.getItem(`foyer-pay-intent:${buildCart().purchaseToken}`) ?? '');
    expect(keys[0]).not.toBe('');
    expect(keys[1]).toBe(keys[0]);
    api.answer({ payCart: buildOrder() });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(window.sessionStorage.getItem(`foyer-pay-intent:${buildCart().purchaseToken}`)).toBeNull();
  });

  it('leads out of a payment that waits on a provider\u2019s page, to pay otherwise [C8.04a]', async () => {
    const signedExternalPaymentKey = 'event.payment.signature';
    await showPaid({ payCart: refuse('paymentPending', { details: { signedExternalPaymentKey } }) });
    const query = new URLSearchParams({ eventId: buildCart().eventId, signedExternalPaymentKey });
    expect(await screen.findByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      `/externalPayment/callback?${query}`,
    );
  });

  it('says that the session is over, and nothing held is lost [I8.03]', async () => {
    await showPaid({ payCart: refuse('unauthorized', { message: 'Please log in to continue.' }) });
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12 and 13')).toBeVisible();
  });

  it('leaves nothing of the cart for the next user after a logout [I4.14]', async () => {
    const { store } = showCheckout({});
    await payButton();
    act(() => void store.dispatch(sessionApi.endpoints.logOut.initiate()));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
