import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { hall } from '../../../testing/builders/buildSurroundings.ts';
import { buildListedEvent } from '../../../testing/builders/buildEvents.ts';
import { buildProfile, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';
import { EventDetails } from './EventDetails.tsx';
import { LaterDetails } from './LaterDetails.tsx';

const profile = buildProfile(
  { venue: { ...buildListedEvent(0).venue!, ...hall } },
  { streamStartsAt: '2027-03-03T00:30:00Z', replayExpiresAt: '2027-03-10T00:30:00Z' },
);

describe('EventDetails', () => {
  it('says when the stream starts, how long it can be replayed, and the rules of the {product} [C3.17k, C3.17l]', async () => {
    renderFeature(<EventDetails profile={profile} />, marketplaceSettings());
    expect(await screen.findByText(/^Starts/)).toHaveTextContent(/^Starts Tue, Mar 2, 2027, 7:30.PM EST$/);
    expect(screen.getByText(/^Replay until/)).toHaveTextContent(/Tue, Mar 9, 2027/);
    expect(screen.getByRole('heading', { name: 'Refunds and rules' })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  });
});

describe('ResaleNote', () => {
  it('tells the rules of reselling before anybody buys, and how a profit is shared [C2.25d]', async () => {
    const { policy } = profile;
    const resold = {
      ...profile,
      policy: { ...policy, resaleCapBasisPoints: 1_000, resaleUntil: '2027-03-02T22:00:00Z' },
      resale: { sharePpm: 200_000, blocked: ['Lounge'] },
    };
    const { user } = renderFeature(<EventDetails profile={resold} />, marketplaceSettings());
    expect(await screen.findByText('The organizer gets 20% of a profit.')).toBeVisible();
    expect(screen.getByText('The price can be up to 10% above the face value.')).toBeVisible();
    expect(screen.getByText('These can’t be resold: Lounge.')).toBeVisible();
    expect(screen.getByText(/^You can sell it to another fan until .*Mar 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How the profit is shared' }));
    const dialog = await screen.findByRole('dialog', { name: 'How the profit is shared' });
    expect(dialog).toHaveTextContent('the organizer gets 20% of the difference');
  });
});

describe('EventsOfTag', () => {
  it('shows events of the headliner’s genre by other performers [C7.33]', async () => {
    const { api } = renderFeature(<EventDetails profile={profile} />, marketplaceSettings());
    const more = await screen.findByRole('region', { name: 'More Folk' });
    expect(within(more).getAllByRole('listitem')).toHaveLength(2);
    const [asked] = api.calls.filter(({ operationId }) => operationId === 'listEventsByTag');
    const exceptPerformerId = profile.lineup[0]!.performerId;
    expect(asked!.request).toEqual({ tags: ['folk'], exceptPerformerId, limit: 12 });
  });

  it.each<[string, MockAnswers]>([
    ['there are none', { listEventsByTag: { events: [], total: 0 } }],
    ['they cannot be loaded', { listEventsByTag: refuse('serverError') }],
  ])('shows nothing if %s', async (_name, answers) => {
    const { api } = renderFeature(<EventDetails profile={profile} />, marketplaceSettings(answers));
    await waitFor(() =>
      expect(api.calls.some(({ operationId }) => operationId === 'listEventsByTag')).toBe(true),
    );
    expect(await screen.findByRole('heading', { name: 'Refunds and rules' })).toBeVisible();
    expect(screen.queryByText('More Folk')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('OtherDates', () => {
  const series = { seriesId: profile.summary.client.clientId, name: 'Northern Lights on Tour' };
  const onTour = { ...profile, series };
  const dates = [profile.summary, buildListedEvent(2)];

  it('lists the other dates of the tour, without the one of the page [C2.02b]', async () => {
    const answers = { listEvents: { events: dates, total: 2 } };
    renderFeature(<EventDetails profile={onTour} />, marketplaceSettings(answers));
    const section = await screen.findByRole('region', { name: 'Other dates: Northern Lights on Tour' });
    const links = await within(section).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining(dates[1]!.eventId),
    ]);
  });

  it('shows nothing if this is the only date, or one of no tour', async () => {
    const answers = { listEvents: { events: [profile.summary], total: 1 } };
    renderFeature(<EventDetails profile={onTour} />, marketplaceSettings(answers));
    await screen.findByRole('heading', { name: 'Refunds and rules' });
    await waitFor(() => expect(screen.queryByText(/^Other dates/)).not.toBeInTheDocument());
  });

  it('offers to try again if the dates cannot be loaded', async () => {
    const { user, api } = renderFeature(
      <EventDetails profile={onTour} />,
      marketplaceSettings({ listEvents: refuse('serverError') }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ listEvents: { events: dates, total: 2 } });
    await user.click(retry);
    const section = await screen.findByRole('region', { name: /^Other dates/ });
    expect(await within(section).findByRole('link')).toBeVisible();
  });
});

describe('LaterDetails [I7.30]', () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const page = globalThis as {
    IntersectionObserver?: unknown;
    requestIdleCallback?: unknown;
    cancelIdleCallback?: unknown;
  };
  const idle = page.requestIdleCallback;
  beforeEach(() => {
    page.requestIdleCallback = (run: () => void) => run();
    page.cancelIdleCallback = () => undefined;
    page.IntersectionObserver = class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(told);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    };
  });
  afterEach(() => {
    seen.length = 0;
    delete page.IntersectionObserver;
    page.requestIdleCallback = idle;
  });

  it('asks for nothing until it comes near what is seen', async () => {
    renderFeature(<LaterDetails profile={profile} />, marketplaceSettings());
    act(() => seen[0]!([{ isIntersecting: false }]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('heading', { name: 'Getting there' })).toBeNull();
    act(() => seen[0]!([{ isIntersecting: true }]));
    expect(await screen.findByRole('heading', { name: 'Getting there' })).toBeVisible();
  });
});
