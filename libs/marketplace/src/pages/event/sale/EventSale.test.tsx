import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildProfile as buildFan, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { loadOfferSeats } from '../../../components/seat-picker/SeatPicker.tsx';
import { buildHeldCart } from '../../../testing/builders/buildCart.ts';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  donation,
  familyArea,
  floor,
  parking,
  poster,
} from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import {
  buildProfile,
  eventId,
  eventPath,
  marketplaceSettings,
  type MarketplaceSettings,
} from '../../../testing/marketplaceSettings.ts';

const Address = () => <output data-testid="search">{useLocation().search}</output>;
const withoutMap = { ...buildProfile(), seatChartId: undefined };
const two = { offerGroupId: idOf(101), quantity: 2, seatCodes: ['ORCH-A-8', 'ORCH-A-9'] };

function show(answers: MockAnswers = {}, settings: MarketplaceSettings = {}) {
  return renderFeature(
    <>
      <EventAddress />
      <Address />
    </>,
    marketplaceSettings(
      { checkoutCart: buildHeldCart(two), getProfile: buildFan(), ...answers },
      { path: eventPath, token: 'token', ...settings },
    ),
  );
}
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const heading = (name: string) => screen.findByRole('heading', { name });
const card = async (name: string) => within((await heading(name)).closest('li')!);
const bar = async () => within(await screen.findByRole('region', { name: 'Your selection' }));
const problem = async (words: string) =>
  (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]')!;
const picked = () =>
  screen
    .queryAllByRole('button', { name: /^Remove Section / })
    .map((each) => each.getAttribute('aria-label'));

describe('choosing what to buy', () => {
  beforeEach(() => {
    // jsdom has no canvas, so the map shows that it is unavailable. A virtual list without height renders no rows.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  });
  afterEach(() => jest.restoreAllMocks());

  it('buys at a fixed price: the best seats are found, held, and paid at checkout [C1.05a]', async () => {
    const shown = show();
    const orchestra = await card('Orchestra');
    expect(orchestra.getByText('CA$137.40')).toBeVisible();
    const best = { name: 'Find the best 2 seats', description: 'Orchestra' };
    await shown.user.click(orchestra.getByRole('button', best));
    expect(asked(shown, 'findBestSeats')).toEqual([{ eventId, offerGroupId: idOf(101), quantity: '2' }]);
    const below = await bar();
    expect(await below.findByText('CA$274.80')).toBeVisible();
    expect(below.getByText(/^2 Passes, fees included/)).toBeVisible();
    await shown.user.click(below.getByRole('button', { name: 'Continue' }));
    expect(await heading('Checkout')).toBeVisible();
    expect(asked(shown, 'checkoutCart')).toMatchObject([
      { eventId, selections: [{ offerGroupId: idOf(101), quantity: 2, seatCodes: two.seatCodes }] },
    ]);
    expect(shown.store.getState()).toHaveProperty('pick.byEvent', {});
  });

  it('asks a visitor to sign up before anything is held, and keeps the pick meanwhile [C6.01b]', async () => {
    const shown = renderFeature(<EventAddress />, marketplaceSettings({}, { path: eventPath, lines: [two] }));
    await shown.user.click((await bar()).getByRole('button', { name: 'Continue' }));
    expect(shown.store.getState()).toMatchObject({
      identity: { flow: { kind: 'open' } },
      pick: { byEvent: { [eventId]: { lines: [two] } } },
    });
    expect(shown.api.calls.some(({ operationId }) => operationId === 'checkoutCart')).toBe(false);
  });

  it('shows the lowest price, and no next step, before something is picked', async () => {
    show();
    const below = await bar();
    expect(below.getByText('Choose your Passes')).toBeVisible();
    expect(below.getByText('CA$70.20')).toBeVisible();
    expect(below.queryByRole('button')).toBeNull();
  });

  it('gives a seat back, and the price with it', async () => {
    const { user } = show({}, { lines: [two] });
    await waitFor(() => expect(picked()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove Section Orchestra, row A, seat 8' }));
    expect(picked()).toEqual(['Remove Section Orchestra, row A, seat 9']);
    expect(await (await bar()).findByText('CA$137.40')).toBeVisible();
  });

  it('shows what is seen from the picked seats while they are picked [C2.25b]', async () => {
    const { user } = show({}, { lines: [{ ...two, quantity: 1, seatCodes: ['ORCH-A-8'] }] });
    const view = await screen.findByRole('figure');
    expect(view).toHaveTextContent('View from section Orchestra');
    expect(within(view).getByAltText('')).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    await user.click(screen.getByRole('button', { name: /^Remove Section Orchestra/ }));
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('leads from the map to the next step, past all offers [C2.25a]', async () => {
    show({}, { lines: [two] });
    const link = await screen.findByRole('link', { name: 'Your selection' });
    expect(link.getAttribute('href')).toBe(`#${screen.getByRole('region', { name: 'Your selection' }).id}`);
    const map = screen.getByRole('application', { name: 'Seat map' });
    const orchestra = screen.getByRole('heading', { name: 'Orchestra' });
    expect(map.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(link.compareDocumentPosition(orchestra)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the next best when another buyer was faster, and takes it at a press', async () => {
    const nextBest = ['4', '5'].map((seat) => ({
      seatCode: `ORCH-B-${seat}`,
      sectionCode: 'ORCH',
      section: 'Orchestra',
      row: 'B',
      seat,
    }));
    const { user } = show(
      { checkoutCart: refuse('invalidSeatCodes', { details: { lostSeatCodes: two.seatCodes, nextBest } }) },
      { lines: [two] },
    );
    await user.click((await bar()).getByRole('button', { name: 'Continue' }));
    const alert = await problem('Those seats were just taken');
    expect(alert).toHaveTextContent('Section Orchestra, row B, seat 4');
    await user.click(within(alert).getByRole('button'));
    expect(picked()).toEqual([
      'Remove Section Orchestra, row B, seat 4',
      'Remove Section Orchestra, row B, seat 5',
    ]);
    expect(screen.queryByText('Those seats were just taken')).toBeNull();
  });

  it('splits a group only if the fan allows it [C8.12b]', async () => {
    const shown = show({ checkoutCart: refuse('seatsNotTogether') }, { lines: [two] });
    await shown.user.click((await bar()).getByRole('button', { name: 'Continue' }));
    const alert = await problem('These seats aren’t next to each other');
    expect(asked(shown, 'checkoutCart')).not.toMatchObject([{ selections: [{ maySplit: true }] }]);
    shown.api.answer({ checkoutCart: buildHeldCart(two) });
    await shown.user.click(within(alert).getByRole('button'));
    expect(await heading('Checkout')).toBeVisible();
    expect(await heading('Checkout')).toBeVisible();
    expect(asked(shown, 'checkoutCart').at(-1)).toMatchObject({ selections: [{ maySplit: true }] });
  });

  it('says why no seats were found, and changes nothing [C8.12b]', async () => {
    const { user } = show({
      findBestSeats: refuse('notEnoughContiguousSeats', {
        message: 'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
      }),
    });
    await user.click((await card('Balcony')).getByRole('button', { name: 'Find the best 2 seats' }));
    expect(
      await screen.findByText(
        'There aren’t enough seats next to each other. Choose fewer seats, or split your group.',
      ),
    ).toBeVisible();
    expect(picked()).toEqual([]);
  });

  it('does not say that no seats match before it knows the sections [C2.25a]', async () => {
    const { user, api } = show({ listAvailableSections: () => new Promise<never>(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Orchestra' }));
    await waitFor(() => expect(api.calls.map((call) => call.operationId)).toContain('listAvailableSections'));
    await act(loadOfferSeats);
    expect(screen.queryByText('No seats match these filters.')).toBeNull();
  });

  it('picks a pair below the name of the offer with the keyboard alone, as the map would [C2.25a]', async () => {
    const shown = show();
    const name = await screen.findByRole('button', { name: 'Orchestra', expanded: false });
    act(() => name.focus());
    await shown.user.keyboard('{Enter}');
    expect(name).toHaveAttribute('aria-expanded', 'true');
    const seat = await screen.findByRole('button', {
      name: 'Section Orchestra, row A, seat 3, CA$137.40, available',
    });
    seat.focus();
    await shown.user.keyboard('{Enter}');
    expect(picked()).toEqual([
      'Remove Section Orchestra, row A, seat 3',
      'Remove Section Orchestra, row A, seat 4',
    ]);
    expect(seat).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows what the price is made of at a press, down to the tax', async () => {
    const { user } = show();
    const orchestra = await card('Orchestra');
    const parts = orchestra.getByRole('button', { name: 'Price details' });
    expect(parts).toHaveAttribute('aria-expanded', 'false');
    await user.click(parts);
    expect(parts).toHaveAttribute('aria-expanded', 'true');
    expect((await orchestra.findByText('Service')).parentElement?.parentElement).toHaveTextContent(
      'CA$14.40',
    );
    expect(orchestra.getByText(/^HST/)).toBeVisible();
    expect(orchestra.getByText('With tax').parentElement).toHaveTextContent('CA$155.26');
  });

  it('marks a sold-out offer, which cannot be chosen [C8.10b]', async () => {
    show({ listOfferGroups: buildOfferList([buildOffer({ available: 0 }), balcony]) });
    const gone = await card('Orchestra');
    expect(gone.getByText('Sold out')).toBeVisible();
    expect(gone.queryByRole('button', { name: /Find the best/ })).toBeNull();
    expect((await card('Balcony')).getByText('14 left')).toBeVisible();
  });

  it('keeps merchandise, add-ons and charity apart from the ways in', async () => {
    const { user } = show({
      getEventProfile: withoutMap,
      listOfferGroups: buildOfferList([floor, poster, parking, donation]),
    });
    const sectionOf = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);
    await heading('Add extras');
    const names = (name: string) =>
      sectionOf(name)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent);
    expect(names('Choose')).toEqual(['Floor, standing']);
    expect(names('Add extras')).toEqual(['Signed poster', 'Parking', 'Music lessons for a child']);
    await user.click((await card('Signed poster')).getByRole('button', { name: 'Add one' }));
    const below = await bar();
    expect(below.getByText('CA$25.00')).toBeVisible();
    expect(below.getByText(/^Fees included/)).toBeVisible();
    await user.click(
      await (await card('Signed poster')).findByRole('radio', { name: 'Pickup at the venue' }),
    );
    await user.click(below.getByRole('button', { name: 'Continue' }));
    expect(await heading('Checkout')).toBeVisible();
    expect(await heading('Checkout')).toBeVisible();
  });

  it('prices children, who are under 13, and seniors on their own [C3.08d, C3.08f, C9.04a]', async () => {
    const { user } = show({ getEventProfile: withoutMap, listOfferGroups: buildOfferList([familyArea]) });
    const lawn = await card('Family lawn');
    const more = async (age: string) =>
      within(await lawn.findByRole('group', { name: `${age}, quantity of Family lawn` })).getByRole(
        'button',
        {
          name: 'Add one',
        },
      );
    await user.click(await more('Adult'));
    await user.click(await more('Child (under 13)'));
    expect(lawn.getByText('Child (under 13)').closest('div')).toHaveTextContent(/\+ tax/);
    // 40 + 4.80 + 3 for the adult, 15 + 1.80 + 3 for the child.
    expect(await (await bar()).findByText('CA$67.60')).toBeVisible();
  });

  it('stops at the limit, and says why [C8.02a]', async () => {
    const { user } = show(
      { getEventProfile: withoutMap, listOfferGroups: buildOfferList([{ ...floor, maxQuantity: 2 }]) },
      { lines: [{ offerGroupId: floor.offerGroupId, quantity: 2, seatCodes: [] }] },
    );
    const standing = await card('Floor, standing');
    const more = standing.getByRole('button', { name: 'Add one' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(standing.getByText('Limit 2 per person')).toBeVisible();
    await user.click(more);
    expect(standing.getByText('2', { selector: 'output' })).toBeVisible();
  });

  it('shows the filter button from three offers on, or while a price range is set [C2.23e-f, I9.07]', async () => {
    const button = () => screen.queryByRole('button', { name: 'Filters' });
    const few = { getEventProfile: withoutMap, listOfferGroups: buildOfferList([floor, balcony]) };
    const { unmount } = show(few);
    await heading('Balcony');
    expect(button()).toBeNull();
    unmount();
    const ranged = show(few, { path: `${eventPath}?price=5000-20000` });
    await heading('Balcony');
    expect(button()).toBeVisible();
    ranged.unmount();
    show({ ...few, listOfferGroups: buildOfferList([floor, balcony, familyArea]) });
    await heading('Balcony');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
