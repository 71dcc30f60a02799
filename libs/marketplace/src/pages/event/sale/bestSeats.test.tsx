import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { seatToggled } from '../../../model/pick/pickSlice.ts';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { buildOffer, buildOfferList } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { eventId, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const Address = () => <output data-testid="search">{useLocation().search}</output>;
const show = (answers: MockAnswers = {}, path = eventPath) =>
  renderFeature(
    <>
      <EventAddress />
      <Address />
    </>,
    marketplaceSettings(answers, { path }),
  );
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown) =>
  api.calls.filter(({ operationId }) => operationId === 'findBestSeats').map(({ request }) => request);
const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
/** Main search button, above those of the cards; it loads with the map. */
const mainButton = () =>
  waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Find the best 2 seats' });
    expect(screen.getByRole('application', { name: 'Seat map' })).toBeVisible();
    return buttons[0]!;
  });
const picked = () =>
  screen.queryAllByRole('button', { name: /^Remove (?!one)/ }).map((each) => each.getAttribute('aria-label'));
const seat = (row: string, number: string) => ({
  seatCode: `ORCH-${row}-${number}`,
  sectionCode: 'ORCH',
  section: 'Orchestra',
  row,
  seat: number,
});
const nothing = (next?: { offerGroupId: string; name: string; amount: number }) =>
  refuse('notEnoughContiguousSeats', {
    message: 'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
    details: {
      available: 0,
      ...(next && {
        next: {
          offerGroupId: next.offerGroupId,
          name: next.name,
          allIn: { amount: next.amount, currency: 'CAD' },
        },
      }),
    },
  });

describe('finding the best seats', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps to every filter, by the main button and by the one of a card [C3.19c]', async () => {
    const shown = show({}, `${eventPath}?price=5000-10000&accessible=1`);
    const orchestra = await card('Orchestra');
    await shown.user.click(await mainButton());
    await shown.user.click(orchestra.getByRole('button', { name: 'Find the best 2 seats' }));
    const limits = { eventId, quantity: '2', accessible: 'true', priceRange: ['5000', '10000'] };
    expect(asked(shown)).toEqual([limits, { ...limits, offerGroupId: idOf(101) }]);
  });

  it('says that nothing is under the limit, and takes the next step at a press', async () => {
    const next = { offerGroupId: idOf(102), name: 'Balcony', amount: 11_200 };
    const shown = show({ findBestSeats: nothing(next) }, `${eventPath}?price=0-10000`);
    await shown.user.click(await mainButton());
    const alert = (
      await screen.findByText('Nothing for 2 together at CA$100.00 or less.')
    ).closest<HTMLElement>('[role="alert"]')!;
    expect(alert).toHaveTextContent('CA$12.00 more each gets you Balcony.');
    expect(picked()).toEqual([]);
    shown.api.answer({
      findBestSeats: { offerGroupId: idOf(102), seats: [seat('B', '3'), seat('B', '4')], together: true },
    });
    await shown.user.click(within(alert).getByRole('button', { name: 'Get these seats' }));
    expect(
      await screen.findByRole('button', { name: 'Remove Section Orchestra, row B, seat 3' }),
    ).toBeVisible();
    expect(asked(shown).at(-1)).toMatchObject({ offerGroupId: idOf(102), priceRange: ['0', '11200'] });
    expect(screen.getByTestId('search')).toHaveTextContent('?price=0-11200');
    expect(screen.queryByText(/^Nothing for 2/)).toBeNull();
  });

  it('takes back what it said of a limit once the limit is another', async () => {
    const shown = show({ findBestSeats: nothing() }, `${eventPath}?price=0-10000`);
    await shown.user.click(await mainButton());
    const said = /^There aren’t enough seats next to each other/;
    expect(await screen.findByText(said)).toBeVisible();
    await shown.user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'LOW_TO_HIGH');
    expect(screen.getByText(said)).toBeVisible();
    await shown.user.click(
      within(screen.getByRole('group', { name: 'How many?' })).getByRole('button', { name: 'Add one' }),
    );
    expect(screen.queryByText(said)).toBeNull();
  });

  it('names another offer within the limits where one card has too few', async () => {
    const next = { offerGroupId: idOf(102), name: 'Balcony', amount: 8_700 };
    const shown = show({ findBestSeats: nothing(next) });
    const orchestra = await card('Orchestra');
    await shown.user.click(orchestra.getByRole('button', { name: 'Find the best 2 seats' }));
    expect(
      await screen.findByText(
        'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Balcony has them for CA$87.00 each.')).toBeVisible();
  });

  it('says what was found, keeps it in view and offers others beside it', async () => {
    const shown = show();
    await shown.user.click(await mainButton());
    const found = within(await screen.findByRole('region', { name: 'Your seats' }));
    expect(
      await screen.findByText('Found: Section Orchestra, row A, seats 8 and 9, CA$137.40 each'),
    ).toHaveAttribute('role', 'status');
    shown.api.answer({
      findBestSeats: { offerGroupId: idOf(101), seats: [seat('B', '3'), seat('B', '4')], together: true },
    });
    await shown.user.click(found.getByRole('button', { name: 'Try other seats' }));
    expect(asked(shown).at(-1)).toMatchObject({ exceptSeatCodes: ['ORCH-A-8', 'ORCH-A-9'] });
    expect(
      await found.findByRole('button', { name: 'Remove Section Orchestra, row B, seat 3' }),
    ).toBeVisible();
    // No other seats are left: the search restarts.
    shown.api.answer({
      findBestSeats: (request) =>
        request.exceptSeatCodes
          ? nothing()
          : { offerGroupId: idOf(101), seats: [seat('A', '8'), seat('A', '9')], together: true },
    });
    await shown.user.click(found.getByRole('button', { name: 'Try other seats' }));
    expect(
      await found.findByRole('button', { name: 'Remove Section Orchestra, row A, seat 8' }),
    ).toBeVisible();
    const noOthers = 'There are no other seats left. These are still available.';
    expect(found.getByText(noOthers)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${noOthers} Found: Section Orchestra, row A`))).toHaveAttribute(
      'role',
      'status',
    );
    // Removing a seat turns the rest into the buyer's own choice.
    await shown.user.click(found.getByRole('button', { name: 'Remove Section Orchestra, row A, seat 8' }));
    expect(found.queryByRole('button', { name: 'Try other seats' })).toBeNull();
    expect(found.queryByText(noOthers)).toBeNull();
  });

  it('leaves the focus on the button while the found seats are in view', async () => {
    const { user } = show();
    const button = await mainButton();
    await user.click(button);
    await screen.findByRole('button', { name: 'Remove Section Orchestra, row A, seat 8' });
    expect(screen.getByRole('region', { name: 'Your seats' })).not.toHaveFocus();
  });

  it('scrolls and moves the focus to a search once, not again when a seat given back is picked again', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 1, 1));
    const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, store } = show();
    await user.click(await mainButton());
    await screen.findByRole('button', { name: 'Remove Section Orchestra, row A, seat 8' });
    expect(scrolls).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Your seats' })).toHaveFocus();
    const toggle = { eventId, offerGroupId: idOf(101), seatCode: 'ORCH-A-8', maximum: 8 };
    act(() => void store.dispatch(seatToggled(toggle)));
    expect(screen.queryByRole('button', { name: 'Try other seats' })).toBeNull();
    act(() => void store.dispatch(seatToggled(toggle)));
    expect(await screen.findByRole('button', { name: 'Try other seats' })).toBeVisible();
    expect(scrolls).toHaveBeenCalledTimes(1);
  });

  it('searches anew without the exceptions only where nothing else is left', async () => {
    const shown = show();
    await shown.user.click(await mainButton());
    const others = await screen.findByRole('button', { name: 'Try other seats' });
    shown.api.answer({
      findBestSeats: refuse('tooManyRequests', {
        message: 'Too many attempts. Wait a minute and try again.',
      }),
    });
    await shown.user.click(others);
    expect(await screen.findByText('Too many attempts. Wait a minute and try again.')).toBeVisible();
    expect(asked(shown)).toHaveLength(2);
  });

  it.each([
    [6, '2'],
    [1, '1'],
  ])('takes places to stand where there are no seats to find, %i at most', async (maxQuantity, taken) => {
    const floor = buildOffer({
      offerGroupId: idOf(103),
      name: 'Floor',
      seating: 'ga',
      sectionCodes: ['FLOOR'],
      maxQuantity,
    });
    const shown = show({ listOfferGroups: buildOfferList([buildOffer(), floor]) });
    await shown.user.click(await mainButton());
    await waitFor(() => expect(picked()).toHaveLength(2));
    shown.api.answer({ findBestSeats: { offerGroupId: idOf(103), seats: [], together: true } });
    await shown.user.click(await mainButton());
    expect(await screen.findByText(/^Found: Floor, CA/)).toHaveAttribute('role', 'status');
    expect(picked()).toEqual([]);
    expect(await (await card('Floor')).findByText(taken, { selector: 'output' })).toBeVisible();
  });
});
