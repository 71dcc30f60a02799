import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@foyer/testing';
import type { AuctionOffer, Order } from '@foyer/contract';
import {
  auctionId,
  auctionOfferId,
  buildAllocatedAuction,
  buildAuction,
  buildAuctionCheckout,
  buildAuctionLive,
  buildAuctionOffer,
  buildClosedOffer,
} from '../../testing/builders/buildAuction.ts';
import { buildStoredCard, byCard } from '../../testing/builders/buildDraw.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildPickingOffer, seatSelectionPath } from '../../testing/builders/buildSeatSelection.ts';
import { eventId } from '../../testing/marketplaceSettings.ts';
import { meterOf, showMyPrice } from '../../testing/showMyPrice.tsx';

const showOffer = (offer: AuctionOffer) => showMyPrice({ auction: buildAllocatedAuction(), offer });
const money = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('making an offer', () => {
  it('quotes what is charged with all fees and taxes, and says before that it only rises [C1.04a, C1.04c, C1.04d, C2.24h, C2.24k]', async () => {
    const shown = showMyPrice({}, { makeAuctionOffer: buildAuctionOffer({ price: money(9_050) }) });
    await shown.type('91');
    expect(await screen.findByText('CA$230.34')).toBeVisible();
    expect(screen.getByText('CA$0.00')).toBeVisible();
    expect(screen.getAllByText(/You can’t lower or cancel it/).length).toBeGreaterThan(0);
    await shown.press('Make offer');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Make this offer?' }));
    expect(
      warning.getByText(/2 at CA\$91\.00 each: CA\$230\.34 in total.*can’t lower or cancel it/),
    ).toBeInTheDocument();
    expect(shown.asked('makeAuctionOffer')).toEqual([]);
    await shown.user.click(warning.getByRole('button', { name: 'Make offer' }));
    expect(await screen.findByRole('dialog', { name: 'Your offer is in' })).toBeInTheDocument();
    expect(shown.asked('makeAuctionOffer')).toEqual([
      {
        eventId,
        offerGroupId: idOf(101),
        price: money(9_100),
        quantity: 2,
        seatsTogether: false,
        expiresHoursBefore: 0,
        paymentMethodId: idOf(950),
      },
    ]);
  });

  it('takes a promo code, which lowers what is charged and not what is offered [C3.20g]', async () => {
    const shown = showMyPrice(
      {},
      {
        checkoutAuction: buildAuctionCheckout({}, { takesPromoCode: true }),
        makeAuctionOffer: buildAuctionOffer({ promoCode: 'SPRING10' }),
      },
    );
    expect(await screen.findByText('CA$101.24')).toBeVisible();
    await shown.press('Add a promo code');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'spring10{Enter}');
    expect(await screen.findByText('Promo code SPRING10 applied')).toBeVisible();
    expect(await screen.findByText('CA$91.12')).toBeVisible();
    expect(shown.asked('makeAuctionOffer')).toEqual([]);
    await shown.press('Make offer');
    await shown.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make offer' }),
    );
    await screen.findByRole('dialog', { name: 'Your offer is in' });
    expect(shown.asked('makeAuctionOffer')).toMatchObject([{ price: money(4_000), promoCode: 'spring10' }]);
  });

  it('says why a promo code is refused, before the offer is made', async () => {
    const withCodes = buildAuctionCheckout({}, { takesPromoCode: true });
    const shown = showMyPrice({}, { checkoutAuction: withCodes });
    await shown.press('Add a promo code');
    const message = 'That code has been used up.';
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    await shown.user.type(field, 'GONE');
    shown.api.answer({ checkoutAuction: refuse('promoCodeUsedUp', { message }) });
    await shown.press('Apply');
    expect(await screen.findByText(message)).toBeVisible();
    expect(shown.asked('makeAuctionOffer')).toEqual([]);
  });

  it('says of a choice without offers what the head of the page says', async () => {
    const auction = buildAuction();
    const groups = auction.groups.map((group) => ({ ...group, offers: 0 }));
    showMyPrice({ auction: { ...auction, groups } }, { getAuctionLive: buildAuctionLive({ groups }) });
    expect(await screen.findAllByText(/· No offers yet/)).toHaveLength(groups.length);
    expect(screen.queryByText(/0 offers/)).toBeNull();
  });

  it('offers no promo code where the server has none', async () => {
    showMyPrice();
    expect(await screen.findByRole('button', { name: 'Make offer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a promo code' })).toBeNull();
  });

  it.each([
    ['', 'Enter a price, like 40.'],
    ['39', 'The lowest price is CA$40.00.'],
    ['201', 'The highest price is CA$200.00.'],
    ['45,50', 'Prices go up in steps of CA$1.00.'],
  ])('refuses %p at the field, with the focus there [C5.07a, C5.07c]', async (typed, words) => {
    const shown = showMyPrice();
    const field = await shown.field();
    await shown.type(typed);
    await shown.press('Make offer');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field).toHaveFocus();
    expect(shown.asked('makeAuctionOffer')).toEqual([]);
  });

  it('asks for a card before it calls', async () => {
    const shown = showMyPrice({}, { listPaymentMeans: { paymentMeans: [] } });
    await shown.press('Make offer');
    expect(await screen.findByText('Choose a card, or add a new one.')).toBeVisible();
  });

  it('shows what the server refuses at the field that it is about', async () => {
    const shown = showMyPrice(
      {},
      { makeAuctionOffer: refuse('offerBelowMinimum', { message: 'It went up to CA$50.00.' }) },
    );
    await shown.type('45');
    await waitFor(() =>
      expect(shown.asked('checkoutAuction')).toContainEqual(expect.objectContaining({ price: money(4_500) })),
    );
    await shown.press('Make offer');
    await shown.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make offer' }),
    );
    await waitFor(async () =>
      expect(await shown.field()).toHaveAccessibleDescription(
        expect.stringContaining('It went up to CA$50.00.'),
      ),
    );
    expect(await shown.field()).toHaveValue('45');
  });

  it.each([
    ['cartBlocksOffer', /You have items from this event in your cart/, '[C5.06]'],
    ['activeOfferSameCategory', /You already have an offer for this/, '[C8.01a]'],
    ['activeOfferOtherCategory', /You already have an offer or entry/, '[C8.01b]'],
    ['ticketLimitEvent', /as many for this event as one person can get/, '[C8.02a]'],
    ['purchaseSoldOut', /There’s nothing left/, '[C8.10b]'],
    ['marketplaceClosed', /Offers are closed/, '[C8.10d]'],
  ])('shows the reason of the server for a refusal: %s', async (reason, words) => {
    showMyPrice({ allowed: { offer: { allowed: false, reason } } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull();
  });
});

describe('a minimum age', () => {
  it('is named at each category, and as the reason why not [C5.02a]', async () => {
    const auction = buildAuction();
    const forAdults = { ...auction, groups: auction.groups.map((group) => ({ ...group, minimumAge: 18 })) };
    const { unmount } = showMyPrice({ auction: forAdults });
    expect(await screen.findAllByText(/18 and over, on the day of the event/)).toHaveLength(2);
    unmount();
    const offer = { allowed: false, reason: 'belowMinimumEventAge' };
    showMyPrice({ auction: forAdults, allowed: { offer } });
    expect(await screen.findByText(/18 or older on the day of the event/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull();
  });
});

describe('an offer', () => {
  it('stands in place of the form, with where it stands and that it only rises [C4.06a, C5.08b]', async () => {
    showMyPrice({ offer: buildAuctionOffer() });
    expect(await screen.findByRole('heading', { name: 'Your offer is in' })).toBeVisible();
    expect(meterOf('Your offer')).toBe('Poor');
    expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Cancel|Delete/ })).toBeNull();
  });

  it('is raised from its price up, after a warning [C2.24j, C2.24l, C5.08a, C5.08c]', async () => {
    const shown = showMyPrice(
      { offer: buildAuctionOffer() },
      { makeAuctionOffer: buildAuctionOffer({ price: money(9_000) }) },
    );
    await shown.press('Raise offer');
    expect(await screen.findByRole('slider')).toHaveAttribute('min', '7000');
    await shown.press('Raise offer');
    expect(await shown.field()).toHaveAccessibleDescription(
      expect.stringContaining('Offer more than CA$70.00'),
    );
    await shown.type('60');
    expect(await shown.field()).toHaveAccessibleDescription(
      expect.stringContaining('Offer more than CA$70.00'),
    );
    await shown.type('90');
    await screen.findByText('CA$227.80');
    await shown.press('Raise offer');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Raise your offer?' }));
    expect(warning.getByText(/It replaces your offer of CA\$70\.00 each/)).toBeInTheDocument();
    await shown.user.click(warning.getByRole('button', { name: 'Raise offer' }));
    expect(await screen.findByRole('dialog', { name: 'You raised your offer' })).toBeInTheDocument();
    expect(shown.asked('makeAuctionOffer')).toMatchObject([
      { offerId: auctionOfferId, offerGroupId: idOf(101), price: money(9_000), seatsTogether: true },
    ]);
  });

  it.each([
    ['pendingResults', /We’ll email you the result/],
    ['qualified', /We’re charging your card/],
    ['claimed', /was accepted and it’s paid for/],
    ['paymentFailed', /your bank declined the card/],
    ['lost', /wasn’t accepted/],
  ] as const)('shows its result: %s [C4.06b, C4.06e, C4.06g, C4.06j]', async (state, words) => {
    showOffer(buildClosedOffer(state));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Raise offer' })).toBeNull();
  });

  it.each([
    ['now', /^Choose your seats by/, 'Choose seats'],
    ['later', /^You can choose your seats starting/, 'See when it’s your turn'],
  ] as const)('that got in leads to its seats: %s [C2.27c, C4.05l, C4.05m]', async (phase, words, name) => {
    showOffer(buildPickingOffer(phase));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', seatSelectionPath);
  });

  it('behind the winners may still get in', async () => {
    const cutOff = { price: money(8_700), winners: 19, quantity: 40 };
    showOffer(buildClosedOffer('pendingResults', { cutOff }));
    expect(await screen.findByText(/It still could be if someone doesn’t pay in time/)).toBeVisible();
    expect(screen.getByText(/prices were equal, the earlier offer won\. When a group was/)).toBeVisible();
  });

  it.each([
    ['paymentFailed', /payment didn’t arrive in time/],
    ['declined', /You gave up your offer/],
    ['notTogether', /weren’t enough seats side by side/],
    ['fewerPlaces', /organizer has since taken spots off sale/],
    ['event', /canceled for this event/],
  ] as const)(
    'that is cancelled says why: %s [C4.06h, C4.06l, C4.08c, C4.05p]',
    async (cancelReason, words) => {
      showOffer(buildClosedOffer('cancelled', { cancelReason }));
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('that lost tells the lowest price that got in, and what is still on sale', async () => {
    showOffer(buildClosedOffer('lost', { stillOpen: ['purchase', 'draw'] }));
    expect(await screen.findByText('The lowest accepted price was CA$87.00 each.')).toBeVisible();
    expect(screen.getByText('Some Passes for this event are still on sale.')).toBeVisible();
    expect(screen.getByText('You can still enter the Wish List for this event.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what’s on sale' })).toBeVisible();
    expect(screen.queryByText('You’ll pay if accepted')).toBeNull();
    expect(screen.getAllByText(/19 offers were accepted/)).toHaveLength(2);
  });

  it('with a refused card is paid with another one in place, while there is time [C4.06j, C7.58]', async () => {
    const offer = buildClosedOffer('paymentFailed');
    const other = buildStoredCard({ paymentMethodId: idOf(951), lastFour: '1881' });
    const shown = showMyPrice(
      { auction: buildAllocatedAuction(), offer },
      {
        listPaymentMeans: { paymentMeans: [buildStoredCard(), other] },
        listPaymentMethods: { paymentMethods: [byCard], maxStoredCards: 5 },
        repayOffer: { orderId: idOf(960) } as Order,
      },
      `/claim/${eventId}/${auctionId}/${auctionOfferId}`,
    );
    expect(await screen.findByText(/Pay with another card by/)).toBeVisible();
    expect(await screen.findByText(/^You have 3 tries left\./)).toBeVisible();
    await shown.press(/^Pay CA\$/);
    expect(await screen.findByRole('radio', { name: /4242.*Declined/ })).not.toBeChecked();
    await shown.user.click(screen.getByRole('radio', { name: /1881/ }));
    await shown.press(/^Pay CA\$/);
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
    expect(shown.asked('repayOffer')).toMatchObject([
      { offerId: auctionOfferId, paymentMethodId: idOf(951), acceptedTotal: offer.total },
    ]);
  });

  it('with a refused card can be given up, after a warning [C7.42]', async () => {
    const shown = showMyPrice(
      { auction: buildAllocatedAuction(), offer: buildClosedOffer('paymentFailed') },
      { declineOfferPayment: { ok: true } },
    );
    await shown.press('Give it up');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Give up your offer?' }));
    expect(shown.asked('declineOfferPayment')).toEqual([]);
    await shown.user.click(warning.getByRole('button', { name: 'Give it up' }));
    await waitFor(() => expect(shown.asked('declineOfferPayment')).toEqual([{ offerId: auctionOfferId }]));
  });
});
