import { screen, waitFor, within } from '@testing-library/react';
import { listenFrameEvents } from '@foyer/api-client';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import type { SeatSelection } from '@foyer/contract';
import { auctionOfferId, buildClosedOffer } from '../../../testing/builders/buildAuction.ts';
import {
  buildPickingOffer,
  buildSeatSelection,
  seatSelectionPath,
} from '../../../testing/builders/buildSeatSelection.ts';
import { buildTheatre } from '../../../testing/builders/buildTheatre.ts';
import { marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { SeatSelectionAddress } from '../../../testing/addresses/SeatSelectionAddress.tsx';

function show(getSeatSelection: SeatSelection, answers: MockAnswers = {}) {
  const shown = renderFeature(
    <SeatSelectionAddress />,
    marketplaceSettings(
      {
        getProfile: buildProfile(),
        getSeatChart: buildTheatre({ withRows: true }),
        getSeatSelection,
        ...answers,
      },
      { path: seatSelectionPath, token: 'token' },
    ),
  );
  const { user, api } = shown;
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return {
    ...shown,
    press,
    asked: () =>
      api.calls.filter(({ operationId }) => operationId === 'pickAuctionSeats').map(({ request }) => request),
    /** Shows the seats of the orchestra in the list, which has the same seats as the map. */
    list: async () => {
      await press('List');
      await press(/^Orchestra/);
    },
    /** Picks a seat of row A. */
    choose: (seat: number) => press(new RegExp(`^Section Orchestra, row A, seat ${seat},`)),
  };
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => jest.restoreAllMocks());

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Collects what the page tells the host page of its frame. */
function hearEvents(): unknown[] {
  const heard: unknown[] = [];
  stops.push(listenFrameEvents((event) => heard.push(event)));
  return heard;
}

it('takes the seats of the offer once there are enough of them, after a warning [C2.11e, C5.11b, C3.35c, C3.37f]', async () => {
  const heard = hearEvents();
  const shown = show(buildSeatSelection('now'), { pickAuctionSeats: buildPickingOffer('picked') });
  expect(await screen.findByText(/^Choose 2 seats side by side by/)).toBeVisible();
  expect(screen.getByText(/^Time left:/)).toBeVisible();
  await shown.list();
  await shown.choose(7);
  await shown.press('Get these seats');
  expect(await screen.findByText('Choose 1 more seat first.')).toBeVisible();
  expect(shown.asked()).toEqual([]);
  await shown.choose(8);
  await shown.press('Get these seats');
  const warning = within(await screen.findByRole('alertdialog', { name: 'Get these seats?' }));
  expect(shown.asked()).toEqual([]);
  shown.api.answer({ getSeatSelection: buildSeatSelection('picked') });
  await shown.user.click(warning.getByRole('button', { name: 'Get these seats' }));
  expect(await screen.findByText('Section Orchestra, row A, seat 7')).toBeVisible();
  expect(shown.asked()).toEqual([{ offerId: auctionOfferId, seatCodes: ['ORCH-A-7', 'ORCH-A-8'] }]);
  expect(heard).toEqual([{ foyer: 1, type: 'myPriceSeatsPicked', offerId: auctionOfferId }]);
});

it.each([
  ['later', buildSeatSelection('later'), 'myPricePickSeatsInvalidTime'],
  ['given', buildSeatSelection('given'), 'myPricePickSeatsExpiredTime'],
  ['lost', buildSeatSelection('later', { offer: buildClosedOffer('lost') }), 'myPricePickSeatsOfferNotFound'],
])(
  'tells the host page of a frame why no seats can be picked: %s [C3.37g, C3.37h, C3.37i]',
  async (...row) => {
    const [, selection, code] = row;
    const heard = hearEvents();
    show(selection);
    const event = { foyer: 1, type: 'myPriceSeatsPicked', offerId: auctionOfferId, code };
    await waitFor(() => expect(heard).toEqual([event]));
  },
);

it('picks the best seats that are left at a press, in place of those that were picked', async () => {
  const shown = show(buildSeatSelection('now'), { pickAuctionSeats: buildPickingOffer('picked') });
  await shown.list();
  await shown.choose(3);
  await shown.press('Find the best 2 seats');
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map((each) => each.textContent)).toEqual([
    expect.stringContaining('seat 7'),
    expect.stringContaining('seat 8'),
  ]);
  await shown.press('Get these seats');
  const warning = within(await screen.findByRole('alertdialog', { name: 'Get these seats?' }));
  await shown.user.click(warning.getByRole('button', { name: 'Get these seats' }));
  await waitFor(() =>
    expect(shown.asked()).toEqual([{ offerId: auctionOfferId, seatCodes: ['ORCH-A-7', 'ORCH-A-8'] }]),
  );
});

it('drops a seat that another winner has taken, with a message', async () => {
  const shown = show(buildSeatSelection('now'), {
    pickAuctionSeats: refuse('invalidSeatCodes', {
      message: 'Those seats were just taken.',
      details: { lostSeatCodes: ['ORCH-A-8'] },
    }),
  });
  await shown.list();
  await shown.choose(7);
  await shown.choose(8);
  await shown.press('Get these seats');
  await shown.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Get these seats' }),
  );
  expect(await screen.findByText('Those seats were just taken.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
});

it.each([
  ['later', 'Your turn is coming'],
  ['moment', /^One moment/],
  ['given', /so you have the best seats that were left/],
  ['picked', 'Next, we’ll charge your card.'],
] as const)(
  'says when seats are picked, or which ones there are: %s [C4.05m, C8.12a]',
  async (phase, words) => {
    show(buildSeatSelection(phase));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get these seats' })).toBeNull();
  },
);

it('says that there are not so many seats side by side, and what follows [C8.12b, C8.12c]', async () => {
  show(buildSeatSelection('now', { bestSeatCodes: [] }));
  expect(await screen.findByText(/no 2 seats side by side left/)).toBeVisible();
  expect(screen.getByText(/we’ll cancel your offer and you won’t be charged/)).toBeVisible();
});

it('has nothing to choose for an offer that lost, or of another account', async () => {
  show(buildSeatSelection('later', { offer: buildClosedOffer('lost') }));
  expect(await screen.findByText('This offer has no seats to choose')).toBeVisible();
  show(buildSeatSelection('later'), { getSeatSelection: refuse('notFound') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There are no seats to choose' }),
  ).toBeVisible();
});
