import { useSyncExternalStore, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { createServerClock } from '@foyer/api-client';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ClockProvider } from '@foyer/ui-kit';
import { CheckoutPage } from '../../pages/checkout/CheckoutPage.tsx';
import { buildCart } from '../../testing/buildCart.ts';
import { cartSettings, stageTime } from '../../testing/cartSettings.ts';
import { eventId, payButton } from '../../testing/showCheckout.tsx';
import { CartButton } from './CartButton.tsx';
import { HeldNotice } from './HeldNotice.tsx';

const minute = 60_000;

/**
 * Shows checkout with every other place that counts a hold down, on a device with a clock of its own.
 * @param ahead how far the device is ahead of the server, in milliseconds
 */
function showAll(answers: MockAnswers = {}, ahead = 0) {
  let server = stageTime;
  let device = stageTime + ahead;
  const clock = createServerClock(() => device);
  const Time = ({ children }: { children: ReactNode }) => (
    <ClockProvider now={useSyncExternalStore(clock.subscribe, clock.reading)}>{children}</ClockProvider>
  );
  const page = (
    <Time>
      <CartButton />
      <HeldNotice eventId={eventId} />
      <Routes>
        <Route path={addressPatterns.checkout} element={<CheckoutPage />} />
      </Routes>
    </Time>
  );
  const settings = cartSettings(answers, { path: `/transaction/${eventId}/checkout`, locale: 'en-CA' });
  const look = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return {
    ...renderFeature(page, settings),
    passTime: (ms: number) => {
      server += ms;
      device += ms;
      look();
    },
    setDevice: (ms: number) => {
      device += ms;
      look();
    },
    /** An answer of the server that took longer than all before. */
    answer: () => act(() => clock.observe(new Date(server).toISOString(), device - 900, device)),
  };
}

const pill = () => screen.findByRole('link', { name: /2 items in your cart/ });
const shown = () => screen.getAllByRole('timer', { hidden: true }).map((each) => each.textContent);
/** Pill for eyes and for screen readers, notice, and checkout. */
const everywhere = (text: string) => [text, text, text, text];

describe('the time left of a hold', () => {
  it('is the same everywhere, also when the device clock is set while the page is open [C4.04a, CL-07]', async () => {
    const { passTime, setDevice, answer } = showAll();
    await pill();
    await payButton();
    answer();
    expect(shown()).toEqual(everywhere('10:00'));
    passTime(minute);
    expect(shown()).toEqual(everywhere('9:00'));
    setDevice(-5 * minute);
    expect(new Set(shown()).size).toBe(1);
    answer();
    expect(shown()).toEqual(everywhere('9:00'));
  });

  it('comes back when a device whose clock is ahead learns the time of the server [C4.04a, CL-07]', async () => {
    const { answer } = showAll({}, 11 * minute);
    expect(await screen.findByText('Your time to pay ran out')).toBeVisible();
    expect(screen.queryByRole('link', { name: /items in your cart/ })).toBeNull();
    answer();
    await pill();
    expect(screen.queryByText('Your time to pay ran out')).toBeNull();
    expect(shown()).toEqual(everywhere('10:00'));
    expect(await payButton()).not.toHaveAccessibleDescription(/Your hold has ended/);
  });

  it('is gone everywhere at its end, and Pay waits until the items are held again [C4.04d, C8.05]', async () => {
    const { passTime } = showAll();
    await pill();
    passTime(10 * minute);
    expect(screen.queryAllByRole('timer', { hidden: true })).toEqual([]);
    expect(screen.queryByRole('link', { name: /items in your cart/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    expect(await payButton()).toHaveAccessibleDescription(/Your hold has ended/);
    expect(screen.getByRole('button', { name: 'Hold them again' })).toBeVisible();
  });

  it('is gone everywhere once the server said so, whatever the clock says [C4.04d, C8.05]', async () => {
    const { user } = showAll({ payCart: refuse('reservationTimeRanOut'), checkoutCart: buildCart() });
    await pill();
    await screen.findByRole('radio', { name: /Visa/ });
    await user.click(await payButton());
    await screen.findByText('Your time to pay ran out');
    expect(screen.queryAllByRole('timer', { hidden: true })).toEqual([]);
    expect(await payButton()).toHaveAccessibleDescription(/Your hold has ended/);
    await user.click(screen.getByRole('button', { name: 'Hold them again' }));
    await waitFor(() => expect(shown()).toEqual(everywhere('10:00')));
  });
});
