import { listenFrameEvents } from '@foyer/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { SecondaryListing } from '@foyer/contract';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import {
  buildEnded,
  buildListing,
  buildMarket,
  buildPaid,
  buildSellable,
  buildSold,
  sellingAnswers,
} from '../../testing/builders/buildSelling.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { SellingAddress } from '../../testing/addresses/SellingAddress.tsx';

const base = `/selling/${eventId}/${idOf(508)}`;
const show = (path: string, answers: MockAnswers = {}) =>
  renderFeature(
    <SellingAddress />,
    marketplaceSettings(
      { getProfile: buildProfile(), ...sellingAnswers, ...answers },
      { path, token: 'token' },
    ),
  );
const asked = ({ api }: ReturnType<typeof show>, operationId: string) =>
  api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const price = (amount: number) => ({ amount, currency: 'CAD' });

describe('selling', () => {
  it('takes one typed price and three presses to a live listing, by the split of the server, and tells the page around a frame [C2.12a-b, C2.12e, C2.30a-c, C3.37d]', async () => {
    const heard: unknown[] = [];
    const stop = listenFrameEvents((event) => heard.push(event));
    const shown = show(base);
    const { user } = shown;
    const field = await screen.findByRole('textbox', { name: 'Your price' });
    await user.clear(field);
    await user.type(field, '105');
    expect(await screen.findByText('CA$102.00')).toBeVisible();
    expect(screen.getByText(/Other fans ask CA\$95.00 to CA\$108.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Review your listing' })).toBeVisible();
    expect(await screen.findByText('CA$102.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List for sale' }));
    expect(await screen.findByText('On sale')).toBeVisible();
    expect(asked(shown, 'saveSecondaryListing')).toEqual([
      {
        ...{ eventId, tokenIds: [idOf(508)], hoursBefore: 1, payoutMethodId: idOf(601) },
        ...{ price: price(10_500), acceptedProceeds: price(10_200) },
      },
    ]);
    expect(heard).toEqual([{ foyer: 1, type: 'sellingComplete', eventId, listingId: idOf(700) }]);
    stop();
  });

  it('keeps the chosen one, adds and removes others, and starts over [C4.16a-f]', async () => {
    const { user } = show(base);
    const main = await screen.findByRole('checkbox', { name: /seat 8/i });
    const other = screen.getByRole('checkbox', { name: /seat 9/i });
    expect(main).toBeChecked();
    expect(main).toBeDisabled();
    expect(other).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await user.click(other);
    expect(await screen.findByRole('textbox', { name: 'Your price for each' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(other).not.toBeChecked();
  });

  it('chooses a group as a whole [C4.18a]', async () => {
    const groupTokenIds = [idOf(508), idOf(509)];
    const tokens = [buildSellable(8, { groupTokenIds }), buildSellable(9, { groupTokenIds })];
    show(base, { getSecondaryMarketplace: buildMarket({ tokens }) });
    for (const box of await screen.findAllByRole('checkbox')) {
      expect(box).toBeChecked();
      expect(box).toBeDisabled();
    }
  });

  it('keeps the price between minimum and cap [C5.07b, C5.07c]', async () => {
    const shown = show(base);
    const { user } = shown;
    const field = await screen.findByRole('textbox', { name: 'Your price' });
    for (const [typed, words] of [
      ['0.50', 'That price is too low. Ask for the minimum or more.'],
      ['200', 'That price is too high. Ask for the maximum or less.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(await screen.findByText(words)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Review your listing' })).toBeNull();
  });

  it('says why something can’t be sold, and from when it can [C5.16a, C5.16c]', async () => {
    show(base, {
      getSecondaryMarketplace: buildMarket({
        tokens: [
          buildSellable(8, { sell: { allowed: false, reason: 'resaleNotAllowed' } }),
          buildSellable(9, {
            sell: { allowed: false, reason: 'resaleNotOpen', opensAt: '2027-02-01T15:00:00Z' },
          }),
        ],
      }),
    });
    expect(await screen.findByText(/The organizer doesn’t allow resale for this event/)).toBeVisible();
    expect(screen.getByText(/Resale opens Mon, Feb 1, 2027/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('asks for a payout account, and takes a new one on the way [C3.21b]', async () => {
    const shown = show(base, { listPayoutMethods: { payoutMethods: [] } });
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Choose where we should pay you.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email of your PayPal account' }), 'ana@pay.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(asked(shown, 'addPayPalAccount')).toEqual([{ emailAddress: 'ana@pay.example' }]),
    );
  });

  it('asks about a price that may be a slip, and explains the share of the profit [C2.25d]', async () => {
    const draft = new URLSearchParams({ tokens: idOf(508), price: '1050', hours: '1', payout: idOf(601) });
    const shown = show(`${base}/review?${draft}`);
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'How the profit is shared' }));
    const dialog = await screen.findByRole('dialog', { name: 'How the profit is shared' });
    expect(within(dialog).getByText(/the organizer gets 20% of the difference/)).toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(screen.getByRole('button', { name: 'List for sale' }));
    await user.click(await screen.findByRole('button', { name: 'Change price' }));
    expect(asked(shown, 'saveSecondaryListing')).toEqual([]);
  });

  it('tells why the server refuses', async () => {
    const draft = new URLSearchParams({ tokens: idOf(508), price: '10500', hours: '1', payout: idOf(601) });
    const { user } = show(`${base}/review?${draft}`, {
      saveSecondaryListing: refuse('listingQuoteChanged', { message: 'What you’d get has changed.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'List for sale' }));
    expect(await screen.findByText('What you’d get has changed.')).toBeVisible();
  });
});

describe('a listing', () => {
  it('is changed by its own page, which keeps its values [C2.12c]', async () => {
    const shown = show(`${base}/reviewEdit`);
    const { user } = shown;
    const field = await screen.findByRole('textbox', { name: 'Your price' });
    expect(field).toHaveValue('105');
    await user.clear(field);
    await user.type(field, '101');
    expect(await screen.findByText('CA$98.80')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked(shown, 'saveSecondaryListing')).toMatchObject([
        { listingId: idOf(700), price: price(10_100), acceptedProceeds: price(9_880) },
      ]),
    );
    expect(await screen.findByText('On sale')).toBeVisible();
  });

  it('asks before it discards changes [C2.30f]', async () => {
    const { user } = show(`${base}/reviewEdit`);
    const field = await screen.findByRole('textbox', { name: 'Your price' });
    await user.clear(field);
    await user.type(field, '101');
    await user.click(screen.getByRole('link', { name: 'Discard' }));
    expect(await screen.findByText('Discard your changes?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field).toHaveValue('101');
  });

  it('is deleted after a question [C2.30e]', async () => {
    const shown = show(`${base}/summary`);
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Take off sale' }));
    const question = await screen.findByText('Your entry codes will work again.');
    expect(question).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Take off sale' }).at(-1)!);
    await waitFor(() =>
      expect(asked(shown, 'deleteSecondaryListing')).toEqual([{ eventId, listingId: idOf(700) }]),
    );
  });

  it.each([
    ['It didn’t sell in time.', buildEnded()],
    ['You took it off sale.', buildEnded({ state: 'cancelled', endReason: undefined as never })],
    ['the event isn’t going ahead', buildEnded({ state: 'cancelled', endReason: 'eventOff' })],
    ['part of it is no longer valid', buildEnded({ state: 'failed', endReason: 'tokenChanged' })],
    ['Other fans can see it.', buildListing()],
  ])('says what became of it: %s [C4.09a-d, C4.10a, C4.10f]', async (words, listing) => {
    show(`${base}/summary`, { getSecondaryListing: listing });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});

describe('a sale', () => {
  const showSold = (listing: SecondaryListing, answers: MockAnswers = {}) =>
    show(`${base}/reviewSold`, { getSecondaryListing: listing, ...answers });

  it.each<[string, SecondaryListing, RegExp]>([
    ['sold', buildSold(), /^We’ll pay you within 48 hours after the event/],
    ['of a postponed event', buildSold({ waitsFor: 'eventPostponed' }), /^The event was postponed/],
    ['that was undone', buildSold({ waitsFor: 'buyerRefunded' }), /^We refunded the buyer/],
    ['that is disputed', buildSold({ waitsFor: 'paymentDisputed' }), /^The buyer’s bank/],
    ['under way', buildPaid('pending', 'payoutInitiated'), /^We sent your money to ana@paypal.example/],
    ['held', buildPaid('held', 'payoutInitiated'), /^PayPal is looking into/],
    ['unclaimed', buildPaid('unclaimed', 'paymentIssue'), /^No PayPal account has the address/],
    ['arrived', buildPaid('success', 'payoutCompleted'), /^Your money arrived/],
    ['blocked', buildPaid('blocked', 'paymentIssue'), /can’t receive money/],
    ['returned', buildPaid('returned', 'paymentIssue'), /^No one claimed the money/],
    ['refunded', buildPaid('refunded', 'paymentIssue'), /^You sent the money back/],
  ])('says where its money is: %s [C2.12d, C4.10b-e]', async (_words, listing, text) => {
    showSold(listing);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send it again' }) !== null).toBe(
      listing.allowed.retryPayout.allowed,
    );
  });

  it('is paid to another account and again [C8.09a, C7.63a, C7.63b]', async () => {
    const shown = showSold(buildPaid('failed', 'paymentIssue'));
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Change account' }));
    await user.click(await screen.findByRole('radio', { name: /ana@paypal.example/ }));
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    const listing = { eventId, listingId: idOf(700) };
    await waitFor(() => expect(asked(shown, 'retryPayout')).toEqual([listing]));
    expect(asked(shown, 'updatePayoutMethod')).toEqual([{ ...listing, payoutMethodId: idOf(601) }]);
  });
});
