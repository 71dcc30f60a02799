import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  buildAuction,
  buildAuctionChance,
  buildAuctionCheckout,
  buildAuctionLive,
  buildAuctionOffer,
  buildClosedOffer,
  buildEarlyChance,
} from '../../../testing/builders/buildAuction.ts';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { meterOf, showMyPrice } from '../../../testing/showMyPrice.tsx';

const money = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the meter of a price', () => {
  it('moves with the slider and with the field, in words and on scales [C4.22a, C4.22b, C4.22e, C4.22f, C4.22h, C4.22k]', async () => {
    const shown = showMyPrice();
    const slider = await screen.findByRole('slider', { name: 'Adjust your price' });
    await waitFor(() => expect(meterOf('Your offer')).toBe('Very low'));
    expect(meterOf('If offers closed now')).toBe('Wouldn’t be accepted');
    expect(screen.queryByRole('meter', { name: 'Choice of seats' })).toBeNull();
    fireEvent.change(slider, { target: { value: '9000' } });
    expect(await shown.field()).toHaveValue('90');
    expect([meterOf('Your offer'), meterOf('If offers closed now'), meterOf('Choice of seats')]).toEqual([
      'Good',
      'Would be accepted',
      'Small',
    ]);
    await shown.type('120');
    expect(slider).toHaveValue('12000');
    expect(meterOf('Your offer')).toBe('Great');
    expect(screen.getByRole('img', { name: /Lower than yours: (?:almost all|most)/ })).toBeVisible();
  });

  it('says what others offer on average, and what it takes now, once there are enough of them [C3.18e, C3.18f]', async () => {
    const shown = showMyPrice();
    expect(await screen.findByText('Average offer: CA$74.00 each')).toBeVisible();
    expect(screen.getByText('Right now, an offer for 2 needs at least CA$80.00 each.')).toBeVisible();
    shown.unmount();
    showMyPrice({}, { getAuctionChance: buildEarlyChance() });
    await screen.findByText(/Based on the other offers/);
    expect(screen.queryByText(/Average offer|at least/)).toBeNull();
  });

  it('tells the amount of the next step, and goes there', async () => {
    const shown = showMyPrice();
    await shown.press('Make it better: CA$55.00');
    expect(await shown.field()).toHaveValue('55');
    await shown.press('Make it OK: CA$80.00');
    expect(meterOf('If offers closed now')).toBe('Might be accepted');
  });

  it('says where the price stands once it rests, and not while it moves', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      showMyPrice();
      const slider = await screen.findByRole('slider');
      await waitFor(() => expect(meterOf('Your offer')).toBe('Very low'));
      fireEvent.change(slider, { target: { value: '9000' } });
      expect(screen.queryByText(/At CA\$90.00: Good/)).toBeNull();
      act(() => jest.advanceTimersByTime(1_100));
      expect(
        screen.getByText('At CA$90.00: Good. Would be accepted. Choice of seats: Small.'),
      ).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks again every 10 seconds, for the group and quantity of the offer [C7.02, C9.09a]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const shown = showMyPrice();
      await waitFor(() => expect(shown.asked('getAuctionChance')).toHaveLength(1));
      expect(shown.asked('getAuctionChance')).toEqual([{ offerGroupId: idOf(101), numTokens: '2' }]);
      shown.api.answer({
        getAuctionChance: buildAuctionChance({
          bands: [{ from: money(4_000), quality: 'great', gettingIn: 'yes' }],
        }),
      });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      await waitFor(() => expect(meterOf('Your offer')).toBe('Great'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('explains its words until it was dismissed [C2.24f, C2.26b]', async () => {
    const first = showMyPrice();
    await first.press('Got it');
    first.unmount();
    const shown = showMyPrice();
    expect(await shown.field()).toBeVisible();
    expect(screen.queryByText('How good is your offer?')).toBeNull();
  });
});

describe('without a reload', () => {
  it('count and own state move, and what the caller may do is asked again [C4.06b]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const shown = showMyPrice({ offer: buildAuctionOffer() });
      expect(await screen.findByText('149 offers so far')).toBeVisible();
      shown.api.answer({
        getAuctionLive: buildAuctionLive({
          groups: [{ offerGroupId: idOf(101), offers: 120 }],
          offer: buildAuctionOffer({ outlook: { quality: 'negligible', gettingIn: 'no' } }),
          serverTime: '2027-01-01T17:00:20Z',
        }),
      });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByText('151 offers so far')).toBeVisible();
      expect(meterOf('Your offer')).toBe('Very low');
      const before = shown.asked('checkoutAuction').length;
      shown.api.answer({
        checkoutAuction: buildAuctionCheckout({
          auction: buildAuction({ state: 'closed', serverTime: '2027-01-05T17:00:05Z' }),
          offer: buildClosedOffer('pendingResults'),
        }),
        getAuctionLive: buildAuctionLive({ state: 'closed', serverTime: '2027-01-05T17:00:00Z' }),
      });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByText(/We’ll email you the result/)).toBeVisible();
      expect(shown.asked('checkoutAuction').length).toBeGreaterThan(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that it ends soon in the last 24 hours [C4.05d]', async () => {
    showMyPrice(
      { auction: buildAuction({ closesAt: '2027-01-02T01:30:00Z' }) },
      {
        getAuctionLive: buildAuctionLive({ closesAt: '2027-01-02T01:30:00Z' }),
      },
    );
    expect(await screen.findByText('Ending soon')).toBeVisible();
  });
});
