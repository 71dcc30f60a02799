import { screen, waitFor, within } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import type { DrawCheckout, DrawEntry } from '@foyer/contract';
import { buildDrawCheckout, buildDrawEntry, buildDrawnEntry } from '../../testing/builders/buildDraw.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

const path = `/transaction/${eventId}/marketOffers`;
const show = (draw: Partial<DrawCheckout> = {}, answers: MockAnswers = {}) =>
  renderFeature(
    <DrawAddress />,
    marketplaceSettings(
      { getProfile: buildProfile(), checkoutDraw: buildDrawCheckout(draw), ...answers },
      { path, token: 'token' },
    ),
  );
type Shown = ReturnType<typeof show>;
const asked = ({ api }: Shown, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const chosen = () =>
  within(screen.getByRole('list', { name: 'Your choices in order' }))
    .getAllByRole('listitem')
    .map((row) => /Orchestra|Balcony|Loge/.exec(row.textContent)?.[0]);

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

it('asks for a verified address before it enters [C5.17b]', async () => {
  const shown = show(
    { allowed: { ...buildDrawCheckout().allowed, enter: { allowed: false, reason: 'emailUnverified' } } },
    { getProfile: buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' }) },
  );
  await press(shown, 'Add Balcony');
  await press(shown, 'Enter the Wish List');
  await waitFor(() =>
    expect(shown.store.getState()).toMatchObject({
      identity: { flow: { kind: 'open', start: { goal: 'verified' }, stack: ['verifyEmail'] } },
    }),
  );
  expect(asked(shown, 'enterDraw')).toEqual([]);
});

describe('a Wish List for holders of a code [C7.31]', () => {
  const marketplaceCode = 'FANCLUB';
  const guarded: MockAnswers = {
    checkoutDraw: (asked) =>
      asked.marketplaceCode === marketplaceCode ? buildDrawCheckout() : refuse('invalidOfferCode'),
    validateMarketplaceCode: { marketplaces: [], serverTime: '2027-01-01T00:00:00Z' },
    enterDraw: buildDrawEntry(),
  };

  it('asks for the code as a presale does, and sends it with the quote and the entry', async () => {
    const shown = show({}, guarded);
    expect(await screen.findByRole('heading', { level: 1, name: 'Wish List' })).toBeVisible();
    await shown.user.type(await screen.findByRole('textbox', { name: 'Presale code' }), 'FANCLUB{Enter}');
    await press(shown, 'Add Balcony');
    await press(shown, 'Enter the Wish List');
    await screen.findByRole('dialog', { name: 'Your entry is in' });
    expect(asked(shown, 'enterDraw')).toMatchObject([{ marketplaceCode }]);
    expect(asked(shown, 'checkoutDraw')).toContainEqual(
      expect.objectContaining({ offerGroupIds: [idOf(102)], marketplaceCode }),
    );
  });

  it('drops a code that the organiser has changed, and asks again', async () => {
    const shown = show({}, { ...guarded, checkoutDraw: refuse('invalidOfferCode') });
    await shown.user.type(await screen.findByRole('textbox', { name: 'Presale code' }), 'FANCLUB{Enter}');
    await waitFor(() => expect(asked(shown, 'checkoutDraw')).toContainEqual({ eventId, marketplaceCode }));
    expect(await screen.findByRole('textbox', { name: 'Presale code' })).toBeVisible();
  });
});

describe('entering a Wish List', () => {
  it('takes choices in order, quantity, split and card, and says what was entered [C2.24k, C7.08, C2.17a, C3.20a-b, C3.20e]', async () => {
    const shown = show({}, { enterDraw: buildDrawEntry() });
    await press(shown, 'Add Balcony');
    await press(shown, 'Add Orchestra');
    expect(chosen()).toEqual(['Balcony', 'Orchestra']);
    await press(shown, 'Move Orchestra up');
    expect(chosen()).toEqual(['Orchestra', 'Balcony']);
    await shown.user.click(screen.getByRole('switch', { name: /OK to split us up/ }));
    await press(shown, 'Enter the Wish List');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your entry is in' }));
    expect(dialog.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Orchestra', 'Balcony']);
    expect(asked(shown, 'enterDraw')).toEqual([
      {
        eventId,
        offerGroupIds: [idOf(101), idOf(102)],
        quantity: 2,
        maySplit: true,
        paymentMethodId: idOf(950),
      },
    ]);
    await shown.user.click(dialog.getByRole('button', { name: 'My requests' }));
    expect(await screen.findByRole('heading', { name: 'Requested' })).toBeVisible();
  });

  it('keeps focus on the button that moves a choice, or on the other one at the end', async () => {
    const shown = show();
    await press(shown, 'Add Balcony');
    await press(shown, 'Add Orchestra');
    await press(shown, 'Move Orchestra up');
    expect(screen.getByRole('button', { name: 'Move Orchestra down' })).toHaveFocus();
    expect(screen.getByText('Orchestra is now choice 1')).toBeInTheDocument();
  });

  it('names prices without tax, and quotes the most that a win costs, all-in, and nothing today [C3.09j]', async () => {
    const shown = show();
    expect(await screen.findByRole('button', { name: 'Add Balcony' })).toBeVisible();
    expect(screen.getAllByText(/^CA\$[\d.]+ each \+ tax$/).length).toBeGreaterThan(0);
    expect(screen.queryByText('The most you could pay')).toBeNull();
    shown.api.answer({ checkoutDraw: buildDrawCheckout({ atMost: { amount: 9_000, currency: 'CAD' } }) });
    await press(shown, 'Add Balcony');
    expect(await screen.findByText('CA$90.00')).toBeVisible();
    expect(screen.getByText('CA$0.00')).toBeVisible();
    expect(asked(shown, 'checkoutDraw')).toContainEqual({
      eventId,
      ...{ offerGroupIds: [idOf(102)], quantity: 2, maySplit: false },
    });
    await shown.user.click(screen.getByRole('switch', { name: /OK to split us up/ }));
    expect(await screen.findByText(/^For up to 2,/)).toBeVisible();
    const split = { offerGroupIds: [idOf(102)], quantity: 2, maySplit: true };
    await waitFor(() => expect(asked(shown, 'checkoutDraw')).toContainEqual({ eventId, ...split }));
  });

  it('takes a promo code, which lowers the most that a win costs [C3.20g]', async () => {
    const shown = show({ takesPromoCode: true }, { enterDraw: buildDrawEntry({ promoCode: 'SPRING10' }) });
    await press(shown, 'Add Balcony');
    await press(shown, 'Add a promo code');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'spring10');
    const promoCode = { discountCode: 'SPRING10', label: '10 % off', applies: true };
    const atMost = { amount: 8_100, currency: 'CAD' };
    shown.api.answer({ checkoutDraw: buildDrawCheckout({ takesPromoCode: true, promoCode, atMost }) });
    await press(shown, 'Apply');
    expect(await screen.findByText('Promo code SPRING10 applied')).toBeVisible();
    expect(await screen.findByText('CA$81.00')).toBeVisible();
    await press(shown, 'Enter the Wish List');
    await screen.findByRole('dialog', { name: 'Your entry is in' });
    expect(asked(shown, 'enterDraw')).toMatchObject([{ promoCode: 'spring10' }]);
  });

  it('says why a promo code is refused, before it enters', async () => {
    const shown = show({ takesPromoCode: true });
    await press(shown, 'Add a promo code');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'GONE');
    const message = 'That code has been used up.';
    shown.api.answer({ checkoutDraw: refuse('promoCodeUsedUp', { message }) });
    await press(shown, 'Apply');
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked(shown, 'enterDraw')).toEqual([]);
  });

  it('asks for a choice and a card before it calls', async () => {
    const shown = show({}, { listPaymentMeans: { paymentMeans: [] } });
    await press(shown, 'Enter the Wish List');
    expect(await screen.findByText('Choose at least one.')).toBeVisible();
    expect(screen.getByText('Choose a card, or add a new one.')).toBeVisible();
    expect(asked(shown, 'enterDraw')).toEqual([]);
  });

  it('says what happens when, and what a win means with and without auto-claim [C4.25, C1.03d]', async () => {
    const { unmount } = show();
    expect(
      await screen.findByText(/We’ll charge your card\. If your bank declines it, you have 24 hours/),
    ).toBeVisible();
    expect(screen.getByText(/^Draw and results by/)).toHaveTextContent(/results by .*\d/);
    unmount();
    show({ autoClaim: false });
    expect(await screen.findByText(/You have 24 hours to claim and pay/)).toBeVisible();
  });

  it('tells why it is fair in one picture and four sentences, and leads to the proof', async () => {
    show();
    const picture = await screen.findByRole('img', { name: /A sealed number, the list of entries/ });
    const card = picture.closest('section')!;
    expect(within(card).getAllByRole('listitem')).toHaveLength(4);
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/draw/${eventId}`);
  });

  it('explains itself until it was dismissed [C2.26a]', async () => {
    const first = show();
    await press(first, 'Got it');
    expect(screen.queryByText('How the Wish List works')).toBeNull();
    first.unmount();
    show();
    expect(await screen.findByText('What would you like?')).toBeVisible();
    expect(screen.queryByText('How the Wish List works')).toBeNull();
    localStorage.clear();
  });

  it.each([
    ['cartBlocksOffer', /You have items from this event in your cart/, '[C5.06]'],
    ['ticketLimitEvent', /as many for this event as one person can get/, '[C8.02a]'],
    ['marketplaceClosed', /Entries are closed/, '[C8.10c]'],
  ])('shows the reason of the server for a refusal: %s', async (reason, words) => {
    show({ allowed: { enter: { allowed: false, reason }, delete: { allowed: false } } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the Wish List' })).toBeNull();
  });

  it('names the age of each choice, and asks a fan without a birthday for it in place [C5.02a]', async () => {
    const { dateOfBirth: _none, ...profile } = buildProfile();
    const { choices } = buildDrawCheckout();
    const forAdults = choices.map((choice) => ({ ...choice, minimumAge: 18 }));
    const before = show({ choices: forAdults });
    expect(await screen.findAllByText('18 and over, on the day of the event')).toHaveLength(3);
    before.unmount();
    const enter = { allowed: false, reason: 'belowMinimumEventAge' };
    show({ choices: forAdults, allowed: { enter, delete: enter } }, { getProfile: profile });
    expect(await screen.findByText(/18 or older on the day of the event/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add your date of birth' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the Wish List' })).toBeNull();
  });

  it('shows what the server says when it refuses the entry', async () => {
    const shown = show({}, { enterDraw: refuse('ticketLimitEvent', { message: 'Only two more.' }) });
    await press(shown, 'Add Balcony');
    await press(shown, 'Enter the Wish List');
    expect(await screen.findByText('Only two more.')).toBeVisible();
    expect(chosen()).toEqual(['Balcony']);
  });
});

describe('an entry', () => {
  it('stands in place of the form and says that it is the only one [C8.01a]', async () => {
    show({ entry: buildDrawEntry() });
    expect(await screen.findByRole('heading', { name: 'You’re in the draw' })).toBeVisible();
    expect(screen.getByText(/You’ve already entered/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the Wish List' })).toBeNull();
  });

  it('changes after a warning [C2.24j]', async () => {
    const shown = show({ entry: buildDrawEntry() }, { enterDraw: buildDrawEntry({ quantity: 3 }) });
    await press(shown, 'Change entry');
    expect(chosen()).toEqual(['Orchestra', 'Balcony']);
    await press(shown, 'Move Orchestra down');
    await press(shown, 'Save changes');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Save your changes?' }));
    expect(asked(shown, 'enterDraw')).toEqual([]);
    await shown.user.click(warning.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('dialog', { name: 'Your entry was updated' })).toBeInTheDocument();
    expect(asked(shown, 'enterDraw')).toMatchObject([{ offerGroupIds: [idOf(102), idOf(101)] }]);
  });

  it('is deleted after a warning [C2.24i]', async () => {
    const shown = show({ entry: buildDrawEntry() }, { deleteDrawEntry: { ok: true } });
    await press(shown, 'Delete entry');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Delete your entry?' }));
    expect(asked(shown, 'deleteDrawEntry')).toEqual([]);
    await shown.user.click(warning.getByRole('button', { name: 'Delete entry' }));
    await waitFor(() => expect(asked(shown, 'deleteDrawEntry')).toEqual([{ offerGroupId: idOf(101) }]));
  });

  it.each([
    ['pendingResults', /You haven’t won so far/],
    ['claimed', /You won 2 × Balcony, and it’s paid/],
    ['paymentFailed', /your bank declined the card/],
    ['lapsed', /payment didn’t arrive in time/],
    ['lost', /You didn’t win this time/],
    ['cancelled', /The draw was canceled/],
  ] as const)('shows its result: %s [C4.06b, C4.06e-h, C4.06j]', async (state, words) => {
    show({ state: 'drawn', entry: buildDrawnEntry(state) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('You’re number 12 in the random order.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change entry' })).toBeNull();
  });

  it('that won leads to its claim, with the time that is left [C2.11a, C4.06c]', async () => {
    show({ state: 'drawn', entry: buildDrawnEntry('won', { autoClaim: false }) });
    expect(await screen.findByRole('link', { name: 'Claim and check out' })).toHaveAttribute(
      'href',
      `/claim/${eventId}/${idOf(900)}/${idOf(901)}`,
    );
    expect(screen.getByText(/We’re holding it for you until/)).toBeVisible();
  });
});

describe('losing', () => {
  const lost = (stillOpen: DrawEntry['stillOpen'] & object) =>
    show({ state: 'drawn', entry: buildDrawnEntry('lost', { stillOpen }) });

  it('leads to what is still on sale, as the server says', async () => {
    lost(['purchase', 'auction']);
    expect(await screen.findByRole('heading', { name: 'Not this time' })).toBeVisible();
    expect(screen.getByText('Some Passes for this event are still on sale.')).toBeVisible();
    expect(screen.getByText('You can still name your price for this event.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See what’s on sale' });
    expect(link).toHaveAttribute('href', expect.stringContaining(eventId));
  });

  it('leads to other events where nothing is left', async () => {
    lost([]);
    expect(await screen.findByText('Nothing else is on sale for this event right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find another event' })).toBeVisible();
  });
});
