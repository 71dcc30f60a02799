import { act, screen, within } from '@testing-library/react';
import type { AuctionOffer, DrawEntry } from '@foyer/contract';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import {
  buildAuctionOffer,
  buildClosedOffer,
  buildMarketOffer,
  buildPickingOffer,
  buildDrawEntry,
  buildDrawnEntry,
  tokenSettings,
} from '../../testing/tokenSettings.ts';
import { RequestedPage } from './RequestedPage.tsx';

const serverTime = '2027-03-12T23:45:12Z';
const show = (answers: MockAnswers = {}, path = '/myPass/requested') =>
  renderFeature(<RequestedPage />, tokenSettings(answers, { path }));
const showEntry = (...entries: DrawEntry[]) => show({ listDrawEntries: { entries, serverTime } });
const showOffers = (...offers: AuctionOffer[]) => show({ listAuctionOffers: { offers, serverTime } });

describe('RequestedPage', () => {
  it('lists entries with choices, state and time left, and links to changing them [C2.08d, C4.06a, C1.03e]', async () => {
    showEntry(buildDrawEntry());
    const row = within((await screen.findByRole('heading', { level: 3 })).closest('li')!);
    expect(row.getByText('Entered')).toBeVisible();
    expect(row.getByText('Wish List')).toBeVisible();
    expect(row.getByText('2 × Orchestra or Balcony')).toBeVisible();
    expect(row.getByText(/Time left:/)).toHaveTextContent(/1h 14m|1 hr|1 h/);
    const { eventId } = buildEventSummary();
    expect(row.getByRole('link', { name: 'Change or delete' })).toHaveAttribute(
      'href',
      `/transaction/${eventId}/01936f5e-7c00-7000-8000-000000000900/marketOffers`,
    );
    expect(row.queryByRole('link', { name: 'Check the draw' })).toBeNull();
  });

  it.each([
    ['won', true, 'Claim and pay'],
    ['paymentFailed', true, 'Pay with another card'],
  ] as const)(
    'leads from %s to the claim while there is time [C2.11a, C4.07e]',
    async (state, canClaim, name) => {
      showEntry(buildDrawnEntry(state, canClaim));
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/claim/${buildEventSummary().eventId}/01936f5e-7c00-7000-8000-000000000900/01936f5e-7c00-7000-8000-000000000901`,
      );
      expect(screen.getByText('You won 2 × Balcony.')).toBeVisible();
      expect(screen.getByText(/Time left:/)).toBeVisible();
    },
  );

  it.each([
    ['won', 'We’re charging your card.'],
    ['claimed', 'You won 2 × Balcony, and it’s paid for.'],
    ['pendingResults', /You could still get a spot/],
    ['lapsed', /payment didn’t arrive in time/],
    ['lost', /You didn’t win this time/],
    ['cancelled', 'You haven’t been charged.'],
  ] as const)(
    'shows the place of a drawn entry that is %s, and links to the proof [C4.06b, C4.06e-h, C4.07b, C4.07d, C4.07f]',
    async (state, words) => {
      showEntry(buildDrawnEntry(state));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('Number 12 in the random order')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Check the draw' })).toHaveAttribute(
        'href',
        `/draw/${buildEventSummary().eventId}`,
      );
      expect(screen.getByText('a5'.repeat(32))).toBeInTheDocument();
      expect(screen.queryByText(/Time left:/)).toBeNull();
    },
  );

  it('has what is due first, whatever was made last, and folds what is finished [C4.06a]', async () => {
    const of = (entry: DrawEntry, at: number, shortName: string): DrawEntry => ({
      ...entry,
      offerId: `01936f5e-7c00-7000-8000-0000000009${at}`,
      event: buildEventSummary({ shortName }),
    });
    const lost = [11, 12, 13, 14].map((at) => of(buildDrawnEntry('lost'), at, 'Over'));
    const toClaim = of(buildDrawnEntry('won', true), 15, 'Won');
    const waiting = of(buildDrawEntry(), 16, 'Entered');
    show({
      listDrawEntries: { entries: [...lost, waiting, toClaim], serverTime },
      listAuctionOffers: { offers: [], serverTime },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Do this now' })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Won', 'Entered']);
    expect(screen.getAllByText('Not won')[0]).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Finished (4)' })).toBeVisible();
  });

  it('links from a paid entry to its tokens', async () => {
    showEntry(buildDrawnEntry('claimed'));
    const link = await screen.findByRole('link', { name: 'See my Passes' });
    expect(link).toHaveAttribute('href', `/myPass/token/${buildEventSummary().eventId}`);
  });

  it('links a loser to what is still on sale, and to nothing else', async () => {
    showEntry({ ...buildDrawnEntry('lost'), stillOpen: ['purchase'] });
    const link = await screen.findByRole('link', { name: 'See what’s still on sale' });
    expect(link).toHaveAttribute('href', expect.stringContaining(buildEventSummary().eventId));
  });

  it('lists offers of My Price with price, quality and time left among the entries [C2.08d, C4.06a]', async () => {
    showOffers(buildAuctionOffer());
    const [first, second] = await screen.findAllByRole('heading', { level: 3 });
    expect(second).toBeVisible();
    const row = within(first!.closest('li')!);
    expect(row.getByText('My Price')).toBeVisible();
    expect(row.getByText('2 × Orchestra at CA$90.00 each')).toBeVisible();
    expect(row.getByText('Your offer is good right now.')).toBeVisible();
    expect(row.getByText(/Time left:/)).toHaveTextContent(/1h 14m|1 hr|1 h/);
    expect(row.getByRole('link', { name: 'See or raise offer' })).toHaveAttribute(
      'href',
      `/transaction/${buildEventSummary().eventId}/01936f5e-7c00-7000-8000-000000000910/marketOffers`,
    );
  });

  it.each([
    ['pendingResults', 'Results pending'],
    ['qualified', 'We’re charging your card.'],
    ['claimed', 'You paid CA$227.80.'],
    ['paymentFailed', /Your bank declined the card/],
    ['lost', 'The lowest accepted price was CA$95.00 each.'],
    ['expired', /in the time you chose, so it expired/],
    ['cancelled', 'You haven’t been charged.'],
  ] as const)(
    'shows the result of an offer: %s [C4.06b, C4.06e, C4.06g, C4.06h, C4.06i, C4.06j, C4.07c]',
    async (state, words) => {
      showOffers(buildClosedOffer(state));
      expect(await screen.findByText(words)).toBeVisible();
      const names = { paymentFailed: 'Pay with another card', claimed: 'See my Passes' } as const;
      const name = state in names ? names[state as keyof typeof names] : 'See offer';
      expect(screen.getByRole('link', { name })).toBeVisible();
    },
  );

  it('shows how entries and offers move without a reload [C4.06b]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { api } = show({
        listDrawEntries: { entries: [buildDrawEntry()], serverTime },
        listAuctionOffers: { offers: [buildAuctionOffer()], serverTime },
      });
      expect(await screen.findByText('Your offer is good right now.')).toBeVisible();
      expect(await screen.findByText('Entered')).toBeVisible();
      api.answer({
        listDrawEntries: { entries: [buildDrawnEntry('lost')], serverTime },
        listAuctionOffers: { offers: [buildClosedOffer('lost')], serverTime },
      });
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(await screen.findByText('The lowest accepted price was CA$95.00 each.')).toBeVisible();
      expect(await screen.findByText(/You didn’t win this time/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [buildMarketOffer(), 'Open', 'See or change offer'],
    [buildMarketOffer({ state: 'pendingPayment' }), 'Accepted', 'See offer'],
    [buildMarketOffer({ state: 'claimed' }), 'Accepted and paid', 'See my Passes'],
    [buildMarketOffer({ state: 'paymentFailed' }), 'Payment failed', 'Choose another card'],
    [buildMarketOffer({ state: 'lost', lostReason: 'cancelled' }), 'Canceled', 'See offer'],
    [buildMarketOffer({ state: 'lost', lostReason: 'expired' }), 'Expired', 'See offer'],
    [buildMarketOffer({ state: 'lost', lostReason: 'failedPayment' }), 'Payment failed', 'See offer'],
  ])(
    'lists offers to fans with their state and the next step [C2.08d, C4.06a, C4.06i, C4.08a, C4.08b, C4.08c]',
    async (offer, state, link) => {
      show({
        listDrawEntries: { entries: [], serverTime },
        listMarketOffers: { marketOffers: [offer], serverTime },
      });
      expect(await screen.findByText('2 × Orchestra at CA$90.00 each')).toBeVisible();
      expect(screen.getByText(state)).toBeVisible();
      const { eventId } = buildEventSummary();
      expect(screen.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        offer.state === 'claimed'
          ? `/myPass/token/${eventId}`
          : `/transaction/${eventId}/resale/marketOffers/${offer.marketOfferId}`,
      );
    },
  );

  it('links an accepted offer to its seats once they can be picked, and names the time [C2.27c, C4.05l, C4.05m, C4.06d]', async () => {
    showOffers(buildPickingOffer(true));
    expect(await screen.findByText(/^Choose your seats by/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose seats' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/seatSelection/'));
    showOffers(buildPickingOffer(false));
    expect(await screen.findByText(/^You can choose your seats starting/)).toBeVisible();
  });

  it('keeps entries for events that are over at an address of their own [C2.08d, C2.08j]', async () => {
    const over = buildDrawnEntry('lost');
    const past = {
      ...over,
      event: buildEventSummary({ startsAt: '2027-01-02T01:00:00Z', shortName: 'Past' }),
    };
    const answers = { listDrawEntries: { entries: [buildDrawEntry(), past], serverTime } };
    const { unmount } = show(answers);
    expect(await screen.findByRole('heading', { level: 3, name: 'Northern Lights' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Past' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Requested' })).toHaveAttribute('aria-current', 'page');
    unmount();
    show(answers, '/myPass/past/requested');
    expect(await screen.findByRole('heading', { level: 3, name: 'Past' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Northern Lights' })).toBeNull();
  });

  it.each([
    ['/myPass/requested', 'No requests yet'],
    ['/myPass/past/requested', 'No past requests'],
  ])('says at %s that there is nothing, and what to do [C4.28d]', async (path, title) => {
    show({ listDrawEntries: { entries: [], serverTime } }, path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again [C4.28c]', async () => {
    const { user, api } = show({ listDrawEntries: refuse('invalidRequest') });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your requests' })).toBeVisible();
    api.answer({ listDrawEntries: { entries: [buildDrawEntry()], serverTime } });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Entered')).toBeVisible();
  });
});
