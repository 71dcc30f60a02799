import { screen, waitFor } from '@testing-library/react';
import type { Cart } from '@foyer/contract';
import { refuse } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { stageTime } from '../../testing/cartSettings.ts';
import { eventId, payButton, sent, showCheckout, showPaid } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('a hold', () => {
  const endingIn = (ms: number, more: Partial<Cart> = {}) =>
    buildCart({ purchaseTokenExpiration: new Date(stageTime + ms).toISOString(), ...more });

  it('is over: paying waits until the items are held again [C4.04d, C8.05]', async () => {
    const { user, api } = showCheckout({ checkoutCart: buildCart() }, { carts: [endingIn(-1000)] });
    expect(await screen.findByText('Your time to pay ran out')).toBeVisible();
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(/Your hold has ended/));
    await user.click(screen.getByRole('button', { name: 'Hold them again' }));
    await waitFor(() => expect(screen.queryByText('Your time to pay ran out')).toBeNull());
    expect(await screen.findByText('10:00')).toBeVisible();
    expect(sent(api, 'checkoutCart')).toEqual([
      expect.objectContaining({
        eventId,
        selections: [expect.objectContaining({ cartGuid: 'line-0001', seatCodes: ['101-C-12', '101-C-13'] })],
      }),
    ]);
  });

  it('says which seats are gone when they cannot be held again, and keeps the page [C8.21m]', async () => {
    const { user } = showCheckout(
      {
        checkoutCart: refuse('invalidSeatCodes', { details: { lostSeatCodes: ['101-C-12'], nextBest: [] } }),
      },
      { carts: [endingIn(-1000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'Hold them again' }));
    expect(await screen.findByText('Those seats were just taken')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to event' })).toBeVisible();
    expect(screen.getByText('Section 101, row C, seats 12 and 13')).toBeVisible();
  });

  it('offers the next best seats in place of those that are gone, and holds them', async () => {
    const nextBest = ['4', '5'].map((seat) => ({
      seatCode: `101-D-${seat}`,
      sectionCode: '101',
      section: '101',
      row: 'D',
      seat,
    }));
    const details = { cartGuid: 'line-0001', lostSeatCodes: ['101-C-12'], nextBest };
    const { user, api } = showCheckout(
      { checkoutCart: refuse('invalidSeatCodes', { details }) },
      { carts: [endingIn(-1000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'Hold them again' }));
    expect(await screen.findByText(/Section 101, row D, seat 4 · /)).toBeVisible();
    api.answer({ checkoutCart: buildCart() });
    await user.click(screen.getByRole('button', { name: 'Get these seats' }));
    await waitFor(() => expect(screen.queryByText('Your time to pay ran out')).toBeNull());
    expect(sent(api, 'checkoutCart').at(-1)).toMatchObject({
      selections: [{ cartGuid: 'line-0001', quantity: 2, seatCodes: ['101-D-4', '101-D-5'] }],
    });
  });

  it('goes on with as many as are left of what is sold out [C8.21k]', async () => {
    const details = { cartGuid: 'line-0001', offerGroupId: 'o', available: 1 };
    const { user, api } = showCheckout(
      { checkoutCart: refuse('purchaseSoldOut', { details }) },
      { carts: [endingIn(-1000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'Hold them again' }));
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get 1' }));
    await waitFor(() =>
      expect(sent(api, 'checkoutCart').at(-1)).toMatchObject({
        selections: [{ cartGuid: 'line-0001', quantity: 1 }],
      }),
    );
  });

  it('expires during a payment: reports it, and offers to hold again [C8.05]', async () => {
    await showPaid({ payCart: refuse('reservationTimeRanOut') });
    expect(await screen.findByText('Your time to pay ran out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hold them again' })).toBeVisible();
  });

  it('can be lengthened once, near its end alone', async () => {
    const longer = endingIn(600_000, {
      allowed: { extend: { allowed: false, reason: 'holdNotExtendable' } },
    });
    const { user, api } = showCheckout({ extendHold: longer }, { carts: [endingIn(90_000)] });
    await user.click(await screen.findByRole('button', { name: 'I need more time' }));
    expect(await screen.findByText('10:00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
    expect(sent(api, 'extendHold')).toEqual([{ eventId, purchaseToken: longer.purchaseToken }]);
  });

  it('offers no more time while there is plenty', async () => {
    showCheckout({});
    await payButton();
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
  });

  it('says why it could not be lengthened', async () => {
    const { user } = showCheckout(
      {
        extendHold: refuse('holdNotExtendable', {
          message: 'You’ve already had extra time. Pay before your hold ends.',
        }),
      },
      { carts: [endingIn(90_000)] },
    );
    await user.click(await screen.findByRole('button', { name: 'I need more time' }));
    expect(
      await screen.findByText('You’ve already had extra time. Pay before your hold ends.'),
    ).toBeVisible();
  });
});
