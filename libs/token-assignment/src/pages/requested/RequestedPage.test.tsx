import { screen, within } from '@testing-library/react';
import type { DrawEntry } from '@foyer/contract';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildDrawEntry, buildDrawnEntry, tokenSettings } from '../../testing/tokenSettings.ts';
import { RequestedPage } from './RequestedPage.tsx';

const serverTime = '2027-03-12T23:45:12Z';
const show = (answers: MockAnswers = {}, path = '/myPass/requested') =>
  renderFeature(<RequestedPage />, tokenSettings(answers, { path }));
const showEntry = (...entries: DrawEntry[]) => show({ listDrawEntries: { entries, serverTime } });

describe('RequestedPage', () => {
  it('lists entries with what they ask for, state and time left, and leads to changing them [C2.08d, C4.06a]', async () => {
    showEntry(buildDrawEntry());
    const row = within((await screen.findByRole('heading', { level: 2 })).closest('li')!);
    expect(row.getByText('Entered')).toBeVisible();
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
  ] as const)('leads from %s to the claim while there is time [C2.11a]', async (state, canClaim, name) => {
    showEntry(buildDrawnEntry(state, canClaim));
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/claim/${buildEventSummary().eventId}/01936f5e-7c00-7000-8000-000000000900/01936f5e-7c00-7000-8000-000000000901`,
    );
    expect(screen.getByText('You won 2 × Balcony.')).toBeVisible();
    expect(screen.getByText(/Time left:/)).toBeVisible();
  });

  it.each([
    ['won', 'Your card is being charged.'],
    ['claimed', 'You won 2 × Balcony, and it’s paid.'],
    ['pendingResults', /you may still get a place/],
    ['lapsed', /wasn’t paid in time/],
    ['lost', /You weren’t drawn this time/],
    ['cancelled', 'Nothing is charged.'],
  ] as const)(
    'says of a drawn entry that is %s its place, and leads to the proof [C4.06b, C4.06e-h]',
    async (state, words) => {
      showEntry(buildDrawnEntry(state));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('Number 12 in the order drawn')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Check the draw' })).toHaveAttribute(
        'href',
        `/draw/${buildEventSummary().eventId}`,
      );
      expect(screen.getByText('a5'.repeat(32))).toBeInTheDocument();
      expect(screen.queryByText(/Time left:/)).toBeNull();
    },
  );

  it('leads from what is paid to what was bought', async () => {
    showEntry(buildDrawnEntry('claimed'));
    const link = await screen.findByRole('link', { name: 'See my Passes' });
    expect(link).toHaveAttribute('href', `/myPass/token/${buildEventSummary().eventId}`);
  });

  it('leads a loser to what is still on sale, and to nothing else', async () => {
    showEntry({ ...buildDrawnEntry('lost'), stillOpen: ['purchase'] });
    const link = await screen.findByRole('link', { name: 'See what’s still on sale' });
    expect(link).toHaveAttribute('href', expect.stringContaining(buildEventSummary().eventId));
  });

  it('keeps entries for events that are over at an address of their own [C2.08d]', async () => {
    const over = buildDrawnEntry('lost');
    const past = {
      ...over,
      event: buildEventSummary({ startsAt: '2027-01-02T01:00:00Z', shortName: 'Past' }),
    };
    const answers = { listDrawEntries: { entries: [buildDrawEntry(), past], serverTime } };
    const { unmount } = show(answers);
    expect(await screen.findByRole('heading', { level: 2, name: 'Northern Lights' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Past' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Requested' })).toHaveAttribute('aria-current', 'page');
    unmount();
    show(answers, '/myPass/past/requested');
    expect(await screen.findByRole('heading', { level: 2, name: 'Past' })).toBeVisible();
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
