import { act, screen, waitFor } from '@testing-library/react';
import type { EventSummary } from '@foyer/contract';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { SlotsProvider } from '@foyer/api-client';
import { framedEventFeature } from '../../feature.ts';
import { buildOfferList } from '../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import {
  buildProfile,
  eventPath,
  marketplaceSettings,
  never,
  storyTime,
} from '../../testing/marketplaceSettings.ts';

const show = (answers: MockAnswers = {}, path = eventPath) =>
  renderFeature(<EventAddress />, marketplaceSettings(answers, { path }));
const showWith = (summary: Partial<EventSummary>) => show({ getEventProfile: buildProfile(summary) });
const money = (amount: number) => ({ amount, currency: 'CAD' });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('EventPage', () => {
  beforeEach(() => {
    // jsdom has no canvas: the map shows that it is unavailable, as on devices without one.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('has one line over the map in a frame, whose host page shows the art [I1.07]', async () => {
    const { container } = renderFeature(
      <SlotsProvider value={framedEventFeature.slots ?? {}}>
        <EventAddress />
      </SlotsProvider>,
      marketplaceSettings({}, { path: eventPath }),
    );
    const name = await screen.findByRole('heading', { level: 1, name: 'Northern Lights' });
    expect(name.parentElement).toHaveTextContent(
      /Northern Lights.*Mar 2, 2027.*ESTHarbour Arena, Toronto, Ontario/,
    );
    const art = buildProfile().summary.art.wideUrl;
    expect([...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))).not.toContain(art);
  });

  it('tells what, when in the time of the place, where and by whom [I2.04]', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    expect(document.title).toBe('Northern Lights');
    expect(screen.getByText(/Mar 2, 2027/)).toHaveTextContent(/7:30\sPM EST/);
    expect(screen.getAllByRole('link', { name: 'Harbour Arena, Toronto, Ontario' })[0]).toBeVisible();
    expect(screen.getByText('Doors').closest('p')).toHaveTextContent(/^Doors 6:30\sPMAll sales are final\./);
    const facts = (await screen.findAllByRole('term')).map((each) => each.textContent);
    expect(facts).toEqual(['Prices', 'Venue', 'Organizer']);
    expect(screen.getAllByRole('definition').map((each) => each.textContent.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^CA\$85\.00/),
      'Harbour Arena, Toronto, Ontario',
      'Aurora Live',
    ]);
    const [inHead, inLineup] = screen.getAllByRole('link', { name: 'The Quiet Choir' });
    expect(inHead!.closest('p')).toHaveTextContent('With The Quiet Choir');
    expect(inLineup).toHaveAttribute('href', inHead!.getAttribute('href'));
    expect(screen.getByRole('link', { name: 'Packages and large orders' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/transaction\/[^/]+\/listings$/),
    );
  });

  it.each<[string, Partial<EventSummary>, string[]]>([
    ['from the lowest to the highest', {}, ['CA$50.00 to CA$185.00Fees included, tax at checkout']],
    ['once where all cost the same', { priceTo: money(5_000) }, ['CA$50.00Fees included, tax at checkout']],
    ['not at all when it is sold out', { saleState: 'soldOut' }, []],
  ])('says its prices %s', async (_words, summary, said) => {
    showWith({ priceFrom: money(5_000), priceTo: money(18_500), ...summary });
    expect(await screen.findByText('Organizer')).toBeVisible();
    const prices = screen.queryAllByText('Prices').map((each) => each.nextElementSibling?.textContent);
    expect(prices).toEqual(said);
  });

  it('names its tour or run below its own name [C2.02b]', async () => {
    const series = { seriesId: buildProfile().summary.eventId, name: 'Long Light Tour' };
    show({ getEventProfile: { ...buildProfile(), series } });
    const name = await screen.findByRole('heading', { level: 1 });
    expect(name.nextElementSibling).toHaveTextContent('Long Light Tour');
  });

  it('names sponsors and the minimum age [C3.17i, C3.17m]', async () => {
    const sponsors = [
      { name: 'Lumen', role: 'Presented with', url: 'https://lumen.example' },
      { name: 'Lake Radio' },
    ];
    show({ getEventProfile: buildProfile({ minimumAge: 18 }, { sponsors }) });
    const link = await screen.findByRole('link', { name: /^Lumen/ });
    expect(link).toHaveAttribute('href', 'https://lumen.example');
    expect(link.closest('li')).toHaveTextContent(/^Presented with Lumen/);
    expect(screen.getByText('Lake Radio')).toBeVisible();
    expect(screen.getByText('Sponsors')).toBeVisible();
    expect(screen.getByText('18+')).toBeVisible();
  });

  it('says who plays only with the flag of the performers section [I3.32]', async () => {
    show({ getConfiguration: buildConfiguration({ remoteConfig: { performersSection: false } }) });
    expect(await screen.findByText('Doors')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The Quiet Choir')).toBeNull());
  });

  it('says of a stream that it is online, and when it starts for the viewer [C3.17k]', async () => {
    show({ getEventProfile: buildProfile({ attendance: ['STREAMING'] }) });
    const when = await screen.findByText(/Mar 2, 2027/);
    expect(when.closest('p')).toHaveTextContent(/7:30\sPM EST \(Wed, Mar 3, 12:30\sAM your time\)Online$/);
  });

  it('has no closed sale over a stream that can be watched again [C3.17l]', async () => {
    show({
      getEventProfile: buildProfile(
        {
          attendance: ['STREAMING'],
          saleState: 'closed',
          startsAt: '2026-12-31T01:00:00Z',
          endsAt: '2026-12-31T03:00:00Z',
        },
        { replayExpiresAt: '2027-02-03T00:30:00Z' },
      ),
    });
    expect(await screen.findByText('Replay available')).toBeVisible();
    expect(screen.queryByText('Closed')).toBeNull();
  });

  it('is busy while the event is on its way', () => {
    const { container } = show({ getEventProfile: never });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says of an event that is not there that it is not, and leads to others [C2.34]', async () => {
    show({ getEventProfile: refuse('notFound') });
    expect(await screen.findByText('We couldn’t find this event')).toBeVisible();
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/');
  });

  it('tries again where the event did not come [C4.28c]', async () => {
    const { user, api } = show({ getEventProfile: refuse('tooManyRequests') });
    expect(await screen.findByText('We couldn’t load this event')).toBeVisible();
    api.answer({ getEventProfile: buildProfile() });
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
  });

  it.each<[string, Partial<EventSummary>, RegExp]>([
    ['sold out', { saleState: 'soldOut' }, /Sold out for now/],
    ['closed', { saleState: 'closed', saleType: 'purchase' }, /Sales for this event are closed/],
    ['without a sale', { saleState: 'closed' }, /Nothing is on sale for this event right now/],
    ['a closed draw', { saleState: 'closed', saleType: 'draw' }, /Entries for the draw are closed/],
    ['a closed auction', { saleState: 'closed', saleType: 'auction' }, /Offers for this event are closed/],
    ['cancelled', { status: 'Cancelled' }, /Everyone who bought is getting a full refund/],
    ['postponed', { status: 'Postponed' }, /your Passes stay valid/],
  ])(
    'says that it is %s, and offers nothing to buy [C4.05g-j, C8.10a, C8.10b, C8.10e]',
    async (_name, summary, words) => {
      const { api } = showWith(summary);
      expect(await screen.findByText(words)).toBeVisible();
      expect(document.querySelector('h1 ~ p s') !== null).toBe('status' in summary);
      expect(screen.queryByRole('region', { name: 'Your selection' })).toBeNull();
      expect(api.calls.some(({ operationId }) => operationId === 'listOfferGroups')).toBe(false);
    },
  );

  it('counts what was refunded of a cancelled event [C4.05o]', async () => {
    show({ getEventProfile: buildProfile({ status: 'Cancelled' }, { refundedCount: 1412 }) });
    expect(await screen.findByText(/Refunded: 1,412\./)).toBeVisible();
  });

  it('says when sales open, in the time of the place, and shows the prices already', async () => {
    showWith({ saleState: 'upcoming', opensAt: '2027-02-01T15:00:00Z' });
    expect(await screen.findByText('Goes on sale')).toBeVisible();
    expect(screen.getByText(/Feb 1, 2027.*10:00\sAM/)).toBeVisible();
    expect(await heading('Orchestra')).toBeVisible();
  });

  it('counts down to the opening [C4.05b]', async () => {
    const opensAt = new Date(storyTime + 2 * 3_600_000).toISOString();
    showWith({ saleState: 'openingSoon', opensAt });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^2 hours$/);
  });

  it('shows each minute, without a reload, that it was moved, what is left, and that it is cancelled [C4.05o]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { api } = show();
      const aMinuteOn = async (answers: MockAnswers) => {
        api.answer({ ...marketplaceSettings().answers, ...answers });
        await act(() => jest.advanceTimersByTimeAsync(60_000));
      };
      expect(await heading('Orchestra')).toBeVisible();
      await aMinuteOn({
        getEventProfile: buildProfile({ status: 'Rescheduled', previousStartsAt: '2027-02-14T00:30:00Z' }),
      });
      expect(await screen.findByText(/Rescheduled from/)).toBeVisible();
      await aMinuteOn({ listOfferGroups: buildOfferList([]) });
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Orchestra' })).toBeNull());
      await aMinuteOn({ getEventProfile: buildProfile({ status: 'Cancelled' }, { refundedCount: 3 }) });
      expect(await screen.findByText(/Refunded: 3\./)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Orchestra' })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says when the results of a draw are due [C4.05e]', async () => {
    showWith({ saleState: 'pendingResults', saleType: 'draw', resultsAt: '2027-02-05T15:00:00Z' });
    expect(await screen.findByText(/Entries are closed/)).toHaveTextContent(/Results: .*Feb 5, 2027/);
  });

  it('says from when a moved event was moved', async () => {
    showWith({ status: 'Rescheduled', previousStartsAt: '2027-02-14T00:30:00Z' });
    expect(await screen.findByText(/Rescheduled from/)).toHaveTextContent(/^Rescheduled from .*Feb 13, 2027/);
    expect(await heading('Orchestra')).toBeVisible();
  });

  it('keeps the page where the prices do not come, and asks again at a press [C4.28c]', async () => {
    const { user, api } = show({ listOfferGroups: refuse('tooManyRequests') });
    expect(await screen.findByText('We couldn’t load what’s on sale')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    api.answer(marketplaceSettings().answers ?? {});
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await heading('Orchestra')).toBeVisible();
  });
});
