import { act, screen } from '@testing-library/react';
import type { EventSummary } from '@foyer/contract';
import { renderFeature } from '@foyer/testing';
import { buildListedEvent, idOf } from '../../testing/builders/buildEvents.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { EventCard } from './EventCard.tsx';

const show = (summary: Partial<EventSummary> = {}, locale = 'en-US') =>
  renderFeature(<EventCard event={buildListedEvent(0, summary)} />, marketplaceSettings({}, { locale }));

describe('EventCard', () => {
  it('is one link to the event, by its name, with art that is described', () => {
    show();
    const link = screen.getByRole('link', { name: 'Northern Lights' });
    expect(link).toHaveAttribute('href', `/events/event-1/${idOf(1)}`);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Rings that grow out of each other' })).toBeInTheDocument();
  });

  it('says that a stream is online, not in the hall that it comes from', () => {
    show({ attendance: ['STREAMING'] });
    expect(screen.getByText('Online')).toBeVisible();
    expect(screen.queryByText(/Harbour Arena/)).toBeNull();
  });

  it('says beside its lowest price that tax comes on top [C3.09j]', () => {
    show();
    expect(screen.getByText('From').closest('div')).toHaveTextContent('From CA$85.00 + tax');
  });

  it('says nothing of tax where none comes on top [C3.09j]', () => {
    show({ plusTax: false });
    expect(screen.getByText('From').closest('div')).toHaveTextContent(/^FromCA\$85\.00$|^From CA\$85\.00$/);
  });

  it('says nothing of tax at a free price [C3.09j]', () => {
    show({ priceFrom: { amount: 0, currency: 'CAD' } });
    expect(screen.getByText('From')).toBeVisible();
    expect(screen.queryByText('+ tax')).toBeNull();
  });

  it('names the performer for whom a search found it [C2.22e]', () => {
    const event = buildListedEvent(0, { performerNames: ['Northern Lights', 'Glass Orchard'] });
    renderFeature(<EventCard event={event} search="orchard" />, marketplaceSettings());
    expect(screen.getByText('With Glass Orchard')).toBeVisible();
  });

  it('tells the time of the event’s own place', () => {
    show({ startsAt: '2027-03-03T00:30:00Z', timezone: 'America/Los_Angeles' });
    expect(screen.getByText(/Mar 2/).closest('p')).toHaveTextContent(/Mar 2.*4:30\sPM/);
  });

  it.each<[string, Partial<EventSummary>]>([
    ['Few left', { fewLeft: true }],
    ['Sold out', { saleState: 'soldOut' }],
    ['Upcoming', { saleState: 'upcoming' }],
    ['On sale soon', { saleState: 'openingSoon' }],
    ['Ending soon', { saleState: 'endingSoon' }],
    ['Closed', { saleState: 'closed', saleType: 'purchase' }],
    ['Draw closed', { saleState: 'closed', saleType: 'draw' }],
    ['Offers closed', { saleState: 'closed', saleType: 'auction' }],
    ['Results pending', { saleState: 'pendingResults' }],
    ['Resale open', { saleState: 'active' }],
    ['Action required', { saleState: 'actionRequired' }],
    ['Canceled', { status: 'Cancelled' }],
    ['Postponed', { status: 'Postponed' }],
  ])(
    'says "%s" where it is so, and only there [C4.05a-b, C4.05d-k, C4.23a-b, C4.23d-f]',
    (words, summary) => {
      const { unmount } = show();
      expect(screen.queryByText(words)).toBeNull();
      unmount();
      show(summary);
      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it.each([
    ['en-US', /^Sales end 7:30\sPM$/],
    ['fr-CA', /^Vente jusqu’à 19\sh\s30$/],
  ] as const)(
    'says in %s until when an event can be bought, in the time of its place [C4.05d]',
    (locale, words) => {
      show({ saleState: 'endingSoon', closesAt: '2027-03-03T00:30:00Z' }, locale);
      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it.each<[string, Partial<EventSummary>]>([
    ['Sold out', { saleState: 'soldOut' }],
    ['Closed', { saleState: 'closed', saleType: 'purchase' }],
    ['Canceled', { status: 'Cancelled' }],
    ['Postponed', { status: 'Postponed' }],
  ])('says "%s" in place of a price that nobody can pay any more', (words, summary) => {
    show(summary);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('From')).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('says of a cancelled event that it is off, not that it can be bought', () => {
    show({ status: 'Cancelled', saleState: 'endingSoon' });
    expect(screen.queryByText('Ending soon')).toBeNull();
  });

  it('is somewhere, or online, and as far away as the list was asked from', () => {
    const { unmount } = show({ distanceKm: 1_203.4 });
    expect(screen.getByText('Harbour Arena, Toronto, Ontario')).toBeVisible();
    expect(screen.getByText('748 mi away')).toBeVisible();
    unmount();
    const { venue: _venue, ...streamed } = buildListedEvent(0);
    renderFeature(<EventCard event={streamed} />, marketplaceSettings());
    expect(screen.getByText('Online')).toBeVisible();
  });

  it('words price, day and state in the language of the fan [I1.08]', () => {
    show({ saleState: 'endingSoon' }, 'fr-CA');
    expect(screen.getByText(/85,00\s\$/)).toBeVisible();
    expect(screen.getByText(/mars/)).toBeVisible();
    expect(screen.queryByText('Ending soon')).toBeNull();
  });

  it('follows the state of its sale without a reload: soon, on sale, ending, closed [C4.05a-d, C4.05i]', async () => {
    const at = (time: string) => `2027-02-01T${time}:00.000Z`;
    const clock = { now: Date.parse(at('10:00')) };
    const sale = { saleType: 'purchase' as const, opensAt: at('12:00'), closesAt: at('14:00') };
    const event = buildListedEvent(0, {
      saleState: 'upcoming',
      ...sale,
      laterStates: [
        { at: at('11:00'), saleState: 'openingSoon' },
        { at: at('12:00'), saleState: 'open' },
        { at: at('13:00'), saleState: 'endingSoon' },
        { at: at('14:00'), saleState: 'closed' },
      ],
    });
    renderFeature(<EventCard event={event} />, marketplaceSettings({}, { now: () => clock.now }));
    const reach = (time: string) => {
      clock.now = Date.parse(at(time));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    expect(await screen.findByText('Upcoming')).toBeVisible();
    reach('11:00');
    expect(await screen.findByText('On sale soon')).toBeVisible();
    reach('12:00');
    expect(screen.queryByText(/soon/)).toBeNull();
    reach('13:00');
    expect(await screen.findByText(/^Sales end/)).toBeVisible();
    expect(screen.getByText('From')).toBeVisible();
    reach('14:00');
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.queryByText('From')).toBeNull();
  });

  it('goes on with the window of the next way in [C4.05d-e]', async () => {
    const at = (time: string) => `2027-02-01T${time}:00.000Z`;
    const clock = { now: Date.parse(at('10:00')) };
    const event = buildListedEvent(0, {
      saleState: 'pendingResults',
      saleType: 'draw',
      opensAt: at('08:00'),
      closesAt: at('09:00'),
      resultsAt: at('12:00'),
      laterStates: [
        {
          at: at('11:00'),
          saleState: 'endingSoon',
          saleType: 'purchase',
          opensAt: at('11:00'),
          closesAt: at('15:00'),
        },
      ],
    });
    renderFeature(<EventCard event={event} />, marketplaceSettings({}, { now: () => clock.now }));
    expect(await screen.findByText('Results pending')).toBeVisible();
    clock.now = Date.parse(at('11:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/^Sales end/)).toBeVisible();
  });
});
